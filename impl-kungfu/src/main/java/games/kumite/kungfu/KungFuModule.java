package games.kumite.kungfu;

import com.google.inject.AbstractModule;
import com.google.inject.Scopes;
import com.google.inject.TypeLiteral;
import games.kumite.kungfu.content.Content;
import games.kumite.kungfu.table.TableDescription;
import games.kumite.spi.content.ContentShelf;

/** Wires what is more than a function of the state: each a singleton. */
final class KungFuModule extends AbstractModule {

  @Override
  protected void configure() {
    bind(new TypeLiteral<ContentShelf<Content>>() {}).toInstance(Content.shelf());
    bind(TableDescription.class).in(Scopes.SINGLETON);
    bind(KungFuRules.class).in(Scopes.SINGLETON);
  }
}
