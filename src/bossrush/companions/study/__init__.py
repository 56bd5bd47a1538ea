"""Looking back at plays: what choices were worth, and what luck did."""
