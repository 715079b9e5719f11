package games.kumite.brawler.variant;

import com.google.inject.Module;
import com.google.inject.TypeLiteral;
import games.kumite.brawler.BrawlerGame;
import games.kumite.brawler.content.BossTable;
import games.kumite.brawler.content.BossTraits;
import games.kumite.brawler.content.Content;
import games.kumite.spi.Rules;
import games.kumite.spi.content.ContentCache;
import games.kumite.spi.plugin.GameVariant;

/** Brawler with kinder bosses: the house rule KB-01. */
public final class KindBrawler extends GameVariant {

  static final int LESS_HEALTH = 3; // KB-01

  /** Creates the plugin. */
  public KindBrawler() {
    super(new BrawlerGame());
  }

  @Override
  public String id() {
    return "kind-brawler";
  }

  @Override
  protected Module overrides() {
    return binder -> {
      binder.bind(new TypeLiteral<ContentCache<Content>>() {}).toInstance(kind(Content.shelf()));
      binder.bind(KindRules.class);
      binder.bind(new TypeLiteral<Rules<?>>() {}).to(KindRules.class);
    };
  }

  private static ContentCache<Content> kind(ContentCache<Content> original) {
    return new ContentCache<>(directory -> {
      Content content = original.of(directory);
      BossTable bosses = content.bosses();
      return new Content(new BossTable(kind(bosses.jack()), kind(bosses.queen()), kind(bosses.king())), content.pairs(),
          content.dice());
    });
  }

  private static BossTraits kind(BossTraits boss) {
    return new BossTraits(Math.max(1, boss.health() - LESS_HEALTH), boss.speed(), boss.damage());
  }
}
