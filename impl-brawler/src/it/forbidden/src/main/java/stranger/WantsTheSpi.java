package stranger;

import games.kumite.spi.GamePlugin;

abstract class WantsTheSpi extends GamePlugin {}
