package games.kumite.bigtrouble;

import com.google.inject.AbstractModule;
import com.google.inject.Scopes;
import com.google.inject.TypeLiteral;
import games.kumite.bigtrouble.content.Content;
import games.kumite.bigtrouble.table.TableDescription;
import games.kumite.spi.content.ContentShelf;

/** Wires what is more than a function of the state: each a singleton. */
final class BigTroubleModule extends AbstractModule {

  @Override
  protected void configure() {
    bind(new TypeLiteral<ContentShelf<Content>>() {}).toInstance(Content.shelf());
    bind(TableDescription.class).in(Scopes.SINGLETON);
    bind(BigTroubleRules.class).in(Scopes.SINGLETON);
  }
}
