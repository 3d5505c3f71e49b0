// Finding words in whatever form they stand, as far as cutting off their endings goes. Pure: no page.

const LEAST = 3; // letters that stay of a word
const ENDINGS =
  /(?:иться|ться|ются|ится|ется|ают|ает|уют|ует|ить|ать|ять|еть|ешь|ами|ями|ого|его|ому|ему|ыми|ими|ая|яя|ое|ее|ые|ие|ый|ий|ой|ей|ую|юю|ов|ев|ам|ям|ах|ях|ом|ем|ым|им|ых|их|ут|ют|ат|ят|ит|ет|[аяоеыиуюьй]|ing|ed|ies|es|[se])$/;

/** Letters that are written alike. @param {string} said */
const plain = (said) => said.toLocaleLowerCase().replaceAll("ё", "е");

/** What all forms of a word begin with. @param {string} word */
function stem(word) {
  const cut = word.replace(ENDINGS, "");
  return cut.length >= LEAST ? cut : word;
}

/** The words somebody looks for, without their endings. @param {string} wanted */
export function stems(wanted) {
  return (plain(wanted).match(/[\p{L}\d]+/gu) ?? []).map(stem);
}

/** A pattern of all words that begin so, in parentheses. @param {string[]} found */
function pattern(found) {
  const either = found.map((each) => each.replaceAll("е", "[её]")).join("|");
  return new RegExp(`((?<![\\p{L}\\d])(?:${either})[\\p{L}\\d]*)`, "giu");
}

/** Whether each of them begins a word there. @param {string[]} wanted @param {string} said */
export function holds(wanted, said) {
  return wanted.length > 0 && wanted.every((each) => said.search(pattern([each])) >= 0);
}

/** A text in parts: every second one is a hit. @param {string} said @param {string[]} wanted */
export function parts(said, wanted) {
  return wanted.length ? said.split(pattern(wanted)) : [said];
}
