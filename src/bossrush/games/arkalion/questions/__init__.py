"""What players are asked, one module for each chapter of the booklet that asks.

`answers` names the parts that answers are made of: a target, a weapon, a place. A question declares
its kinds of answers from them, and rules read an answer by the same names.
"""
