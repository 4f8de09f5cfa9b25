"""Tables, their events, and who has a place at them."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("code", sa.String(8), unique=True, nullable=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("phase", sa.String(10), nullable=False),
        sa.Column("maker", sa.String(64), nullable=False, index=True),
        sa.Column("made_at", sa.Float, nullable=False),
        sa.Column("touched_at", sa.Float, nullable=False),
        sa.Column("due_at", sa.Float, nullable=True, index=True),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
        sa.Column("tended_by", sa.String(40), nullable=True),
        sa.Column("tended_until", sa.Float, nullable=False, server_default="0"),
    )
    op.create_table(
        "events",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("key", sa.String(64), nullable=True),
        sa.UniqueConstraint("table_id", "key"),
    )
    op.create_table(
        "places",
        sa.Column("client", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
    )


def downgrade() -> None:
    for table in ("places", "events", "tables"):
        op.drop_table(table)
