package stranger;

import games.kumite.spi.plugin.GamePlugin;

abstract class WantsTheSpi extends GamePlugin {}
