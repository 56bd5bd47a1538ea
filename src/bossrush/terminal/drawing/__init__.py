"""Drawing any scene in characters: boards, sheets, tracks, dice, cards and pages."""
