package games.kumite.journey;

import com.google.inject.AbstractModule;
import com.google.inject.Scopes;
import com.google.inject.TypeLiteral;
import games.kumite.journey.content.Content;
import games.kumite.journey.setup.Beginnings;
import games.kumite.journey.table.TableDescription;
import games.kumite.spi.content.ContentShelf;

/** Wires what is more than a function of the state: each a singleton. */
final class JourneyModule extends AbstractModule {

  @Override
  protected void configure() {
    bind(new TypeLiteral<ContentShelf<Content>>() {}).toInstance(Content.shelf());
    bind(Beginnings.class).in(Scopes.SINGLETON);
    bind(TableDescription.class).in(Scopes.SINGLETON);
    bind(JourneyRules.class).in(Scopes.SINGLETON);
  }
}
