package games.kumite.tmnt;

import com.google.inject.AbstractModule;
import com.google.inject.Scopes;
import games.kumite.tmnt.content.ContentShelf;
import games.kumite.tmnt.table.TableDescription;

/** Wires what is more than a function of the state: each a singleton. */
final class TmntModule extends AbstractModule {

  @Override
  protected void configure() {
    bind(ContentShelf.class).in(Scopes.SINGLETON);
    bind(TableDescription.class).in(Scopes.SINGLETON);
    bind(TmntRules.class).in(Scopes.SINGLETON);
  }
}
