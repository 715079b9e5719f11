package games.kumite.tmnt;

import com.google.inject.AbstractModule;
import com.google.inject.Scopes;
import com.google.inject.TypeLiteral;
import games.kumite.spi.content.ContentShelf;
import games.kumite.tmnt.content.Content;

/** Wires what is more than a function of the state: each a singleton. */
final class TmntModule extends AbstractModule {

  @Override
  protected void configure() {
    bind(new TypeLiteral<ContentShelf<Content>>() {}).toInstance(Content.shelf());
    bind(TmntRules.class).in(Scopes.SINGLETON);
  }
}
