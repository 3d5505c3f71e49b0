"""Games and their answers."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "game",
        sql.Column("id", sql.Text, primary_key=True),
        sql.Column("header", sql.Text, nullable=False),
        sql.Column("settings", sql.Text, nullable=False),
        sql.Column("head", sql.Integer, nullable=False),
        sql.Column("version", sql.Integer, nullable=False),
        sql.Column("over", sql.Boolean, nullable=False),
        sql.Column("summary", sql.Text, nullable=False),
        sql.Column("created", sql.Text, nullable=False),
        sql.Column("updated", sql.Text, nullable=False),
    )
    op.create_table(
        "entry",
        sql.Column("game", sql.Text, sql.ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
        sql.Column("n", sql.Integer, primary_key=True),
        sql.Column("seat", sql.Integer, nullable=False),
        sql.Column("name", sql.Text, nullable=False),
        sql.Column("answer", sql.Text, nullable=False),
        sql.Column("at", sql.Text, nullable=False),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    op.drop_table("entry")
    op.drop_table("game")
