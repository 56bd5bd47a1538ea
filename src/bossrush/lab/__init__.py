"""Play many games at once and measure them."""
