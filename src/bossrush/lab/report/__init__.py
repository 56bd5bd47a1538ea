"""A kept simulation as one page to look at.

The pictures are drawn here, as SVG: the page then needs no script, no network and no font, takes
its colours from the reader's light or dark, prints, and can be read by machines that read aloud.
"""
