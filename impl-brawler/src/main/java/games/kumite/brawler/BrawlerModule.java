package games.kumite.brawler;

import com.google.inject.AbstractModule;
import com.google.inject.Scopes;
import com.google.inject.TypeLiteral;
import games.kumite.brawler.content.Content;
import games.kumite.brawler.table.TableDescription;
import games.kumite.spi.content.ContentShelf;

/** Wires the rules: rules are static functions of the state, so that there is little to wire. */
final class BrawlerModule extends AbstractModule {

  @Override
  protected void configure() {
    bind(new TypeLiteral<ContentShelf<Content>>() {}).toInstance(Content.shelf());
    bind(TableDescription.class).in(Scopes.SINGLETON);
    bind(BrawlerRules.class).in(Scopes.SINGLETON);
  }
}
