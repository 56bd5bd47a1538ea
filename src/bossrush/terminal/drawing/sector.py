"""Dark Sector's own part of the table: the enemy and its hit chart, beside its row of dice."""

from __future__ import annotations

from textual.content import Content

from bossrush.engine.scene import Scene
from bossrush.terminal.drawing.brush import ACCENT, MUTED, STRONG, Brush
from bossrush.terminal.drawing.panels import Panels
from bossrush.terminal.sector import Enemy, enemy_of, test_of, title_of


class SectorPanels(Panels):
    """The generic table, with what a gun does to the enemy and its dice above everything else."""

    def parts(self, scene: Scene, brush: Brush) -> list[list[Content]]:
        enemy = enemy_of(brush.voice, scene)
        test = test_of(brush.voice, scene)
        own = [
            brush.paragraph(test, STRONG) if test else [],
            _enemy_lines(enemy, brush) if enemy is not None else [],
        ]
        return [
            *own,
            *self.rows(scene, brush),
            *self.ground(scene, brush),
            *self.beside(scene, brush),
        ]

    def group_title(self, scene: Scene, at: str, brush: Brush) -> str:
        return title_of(brush.voice, scene, at) or super().group_title(scene, at, brush)


def _enemy_lines(enemy: Enemy, brush: Brush) -> list[Content]:
    lines = [brush.heading(enemy.name)]
    if enemy.standing:
        lines += brush.paragraph(enemy.standing, MUTED)
    name = max(len(ammo.name) for ammo in enemy.chart)
    hits = max(len(ammo.hits) for ammo in enemy.chart)
    for ammo in enemy.chart:
        style = ACCENT if ammo.weak else ""
        line = Content.assemble(
            ("▸ " if ammo.weak else "  ", ACCENT),
            (f"{ammo.name:<{name}}  ", style or MUTED),
            (f"{ammo.hits:<{hits}}", style or STRONG),
            (f" → {ammo.wounds}" if ammo.wounds else "", style or STRONG),
        )
        lines.append(line.truncate(brush.width, ellipsis=True))
    return lines
