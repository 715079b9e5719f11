package stranger;

import games.kumite.brawler.BrawlerGame;

final class WantsThePlugin {

  final BrawlerGame game = new BrawlerGame();
}
