/**
 * What the server sends, as it is documented in docs/server.md. Nothing here runs: these are types only.
 *
 * @typedef {string|number|boolean|Array<string|number>} Answer
 *
 * @typedef {{id: string, kind: string, symbol: string, number: number, title: string, said?: string, marks: string[],
 *   short?: string, help?: string, face?: string[]}} Place
 * @typedef {{id: string, kind: string, at: string, label: string, owner: number, title: string, said?: string, marks: string[],
 *   stands_for?: string, short?: string, help?: string, face?: string[], facing?: number, reach?: string[],
 *   way?: string[], numbers?: string[]}} Thing
 * @typedef {{id: string, low: number, high: number, markers: Array<[number, number]>, signs: Record<string, string>,
 *   title: string, said?: string, marks: string[], short?: string, help?: string, about?: number,
 *   cells?: Record<string, string>}} Track
 * @typedef {{id: string, title: string, value: number, owner: number, short?: string, limit?: number,
 *   help?: string, symbol: string, at: string, supply?: boolean}} Count
 * @typedef {{answer: Answer, title: string, touches: string[], preview: string[],
 *   leads?: boolean, button?: boolean, apart?: boolean, aside?: boolean, marks?: string[], details?: string[],
 *   figure?: string, way?: string[]}} Option
 * @typedef {{title: string, rule: string, options: Option[], secret: boolean, drawn?: boolean, subject?: string[],
 *   lines?: Array<[string, string]>}} Prompt
 * @typedef {{text: string, state: string, rule: string, lights: string[], way?: string[], why?: string}} SheetLine
 * @typedef {{id: string, title: string, symbol: string, lines: SheetLine[]}} Sheet
 * @typedef {{title: string, sign: string, played: string}} Seat
 * @typedef {{game: string, scenario: string, seat: number, seats: Seat[], n: number, places: Place[], things: Thing[],
 *   tracks: Track[], counts: Count[], status: string[], notices: string[], agreements: string[], aims?: string[],
 *   prompt: Prompt|null,
 *   about?: number, turn?: number, near?: number, sheets?: Sheet[]}} View
 *
 * @typedef {{id: string, title: string, x: number, y: number, width: number, height: number, track: string,
 *   rows: string[][], row_titles: string[], row_shorts?: string[], marks: string[], short?: string,
 *   owner?: number}} Region
 * @typedef {{x: number, y: number, size: number, pointy?: boolean, outline?: Array<[number, number]>}} Spot
 * @typedef {{width: number, height: number, regions: Region[], links: Array<[string, string]>,
 *   spots?: Record<string, Spot>, paths?: Array<[string, string, string]>, sight?: Record<string, string>}} Layout
 *
 * @typedef {{id: string, title: string, lights?: string[]}} Candidate
 * @typedef {{rule: string, title: string, before: Candidate[], after: Candidate[], note: string}} ReasonLine
 * @typedef {{n: number, decision: string, seat: number, title: string, source?: string, marks?: string[],
 *   chosen: Candidate|null, lines: ReasonLine[]}} Reason
 * @typedef {{lines: string[][], lost: string[], ways?: string[][]}} News
 * @typedef {{n: number, text: string, rule: string, dice?: number[], turning?: boolean}} LogLine
 * @typedef {{n: number, text?: string, dice?: number[], times?: number}} BeatPart
 * @typedef {{n: number, deed?: boolean, about?: string[], lost?: string[], lines?: Array<[string, string]>,
 *   goes?: Array<[string, string, string]>, stands?: Array<[string, number, number]>, drawn?: boolean}} BeatStep
 * @typedef {{seat: number, whose: string, own: boolean, parts: BeatPart[], steps: BeatStep[]}} Beat
 * @typedef {{tracks: Record<string, Array<[number, number]>>, counts: Record<string, number>}} Changed
 *
 * @typedef {{seat: number, seats: number[], spectator: boolean, hot_seat: boolean, real_table: boolean}} You
 * @typedef {{is: string, symbol: string, title: string, help?: string}} LegendItem
 * @typedef {{title: string, does: string}} Ability
 * @typedef {{title: string, scenario: string, legend: LegendItem[], able: string[],
 *   guide: Array<{said: string, at: string}>}} GameWords
 * @typedef {{title: string, value: string, help?: string, usual?: boolean}} TableOption
 * @typedef {{title: string, own: boolean, moves: string[]}} Moves
 * @typedef {{seat: number, id: string, title: string, player: string, thinks: boolean, played_by: string, name?: string}} SeatFacts
 * @typedef {{id: string, options: TableOption[], seats: SeatFacts[], watch: boolean, real_table: boolean, set_up: string[]}} TableFacts
 * @typedef {{type: "frame", version: number, n: number, live: boolean, view: View, layout?: Layout, log?: LogLine[],
 *   log_from?: number, story?: Beat[], changed?: Changed, reasons?: Reason[], moves: Moves[], you: You, undo: {can: boolean, why: string, whose?: string},
 *   fork: boolean, hints?: boolean,
 *   words?: Record<string, string>, game?: GameWords, table?: TableFacts, asked?: number[], over?: boolean, ends?: string[],
 *   unmoves?: string[], result?: Ended|null}} Frame
 * @typedef {{outcome: ""|"won"|"lost"|"drawn"|"shared", rule: string, unit: string,
 *   places: Array<{seat: number, place: number, points: number|null}>, account: string[], again: boolean, swap: boolean,
 *   sources: Array<{seat: number, title: string, points: number}>, margin: number|null, hands: Array<{seat: number, titles: string[]}>,
 *   turns: Array<{n: number, seat: number, points: number, title: string, standing: number[], leads: boolean}>}} Ended
 * @typedef {{answer: Answer, title: string, lights: string[], tries: number, chance: number, low: number, high: number,
 *   lacks: string, follows: string[]}} Hinted
 * @typedef {{type: "hint", version: number, best: Hinted[], among: number, playouts: number, sure: string, done: boolean}} Hint
 * @typedef {{began: number, skill: number, gifts: number, luck: number, ended: number}} Account
 * @typedef {{n: number, seat: number, size?: number, said: string[]}} Verdict
 * @typedef {{type: "review", asked: number|null, judged: number, part: number, playouts: number, done: boolean, rests: boolean, off: string,
 *   accounts?: Account[], curve?: number[][], mistakes?: Verdict[], fortunes?: Verdict[], leads?: Verdict[]}} Review
 * @typedef {{seat: number, online: boolean, devices: number, seated: boolean|null, name?: string, draws?: boolean, hints?: number}} Presence
 * @typedef {{type: "past", at: number, of: number, view: View, log_to: number,
 *   reasons?: Reason[]}} Past
 *
 * @typedef {{name: string, title: string, help: string, seats: Array<{name: string, title: string}>,
 *   bots: number[]}} Scenario
 * @typedef {{value: string|number, title?: string, help?: string}} SettingValue
 * @typedef {{name: string, title: string, help: string, default: boolean|number|string,
 *   at_real_table: boolean|number|string, values: SettingValue[]|null, scenarios: string[], rule: string}} Setting
 * @typedef {{name: string, title: string, tagline: string, players: string, length: string, scenarios: Scenario[],
 *   settings: Setting[], opponents: Array<{name: string, title: string, help: string, own: boolean}>, bot: string}} GameCard
 * @typedef {{lang: string, words: Record<string, string>, games: GameCard[],
 *   kept?: {finished: number, unfinished: number}}} Home
 * @typedef {{link: string, game: string, scenario: string, title: string, status: string, turn: string,
 *   your_turn: boolean, over: boolean, updated: string,
 *   standing: Array<{side: string, points: number, yours: boolean}>}} Mine
 * @typedef {{id: string, title: string, text: string}} Paragraph
 *
 * @typedef {{accent: string, tint: string, chip: string, chip_ink: string, chip_edge: string}} SideColours
 * @typedef {Record<string, any> & {fill: Record<string, string[]>, side: Record<string, SideColours>}} Palette
 * @typedef {{mirrored?: boolean, legend?: number[], backdrop?: string}} Ground
 * @typedef {{token: Record<string, {symbol: string, label?: string, badge?: string}>, number: Record<string, string>,
 *   sign?: Record<string, string>, mark?: Record<string, string>, heading?: {font?: string, letter?: number},
 *   board?: Record<string, Ground>, light: Palette, dark: Palette}} Theme
 */

export {};
