package games.kumite.brawler;

import com.google.inject.AbstractModule;
import com.google.inject.Scopes;
import com.google.inject.TypeLiteral;
import games.kumite.brawler.attack.HeroAttack;
import games.kumite.brawler.content.Content;
import games.kumite.brawler.reset.Flipping;
import games.kumite.brawler.reset.Recovery;
import games.kumite.brawler.reset.Resting;
import games.kumite.brawler.round.BossAttack;
import games.kumite.brawler.round.Reveal;
import games.kumite.brawler.round.TurnCycle;
import games.kumite.brawler.round.TurnOrder;
import games.kumite.brawler.setup.Dealing;
import games.kumite.brawler.table.TableDescription;
import games.kumite.spi.content.ContentShelf;

/** Wires the rules: each service is a singleton. */
final class BrawlerModule extends AbstractModule {

  @Override
  protected void configure() {
    bind(new TypeLiteral<ContentShelf<Content>>() {}).toInstance(Content.shelf());
    bind(Dealing.class).in(Scopes.SINGLETON);
    bind(Reveal.class).in(Scopes.SINGLETON);
    bind(TurnOrder.class).in(Scopes.SINGLETON);
    bind(BossAttack.class).in(Scopes.SINGLETON);
    bind(TurnCycle.class).in(Scopes.SINGLETON);
    bind(HeroAttack.class).in(Scopes.SINGLETON);
    bind(Flipping.class).in(Scopes.SINGLETON);
    bind(Resting.class).in(Scopes.SINGLETON);
    bind(Recovery.class).in(Scopes.SINGLETON);
    bind(TableDescription.class).in(Scopes.SINGLETON);
    bind(BrawlerServices.class).in(Scopes.SINGLETON);
    bind(BrawlerRules.class).in(Scopes.SINGLETON);
  }
}
