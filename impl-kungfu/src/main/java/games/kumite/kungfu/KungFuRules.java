package games.kumite.kungfu;

import games.kumite.kungfu.content.Content;
import games.kumite.kungfu.setup.Setup;
import games.kumite.kungfu.state.ActionShelf;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Settings;
import games.kumite.kungfu.state.Terms;
import games.kumite.kungfu.table.TableDescription;
import games.kumite.kungfu.turn.Turns;
import games.kumite.spi.Rules;
import games.kumite.spi.Start;
import games.kumite.spi.TableBuilder;
import games.kumite.spi.content.ContentShelf;
import jakarta.inject.Inject;

/** How the game begins and looks. Thread-safe. */
final class KungFuRules implements Rules<Fight> {

  private final ContentShelf<Content> shelf;
  private final ActionShelf actions = new ActionShelf();
  private final TableDescription description;

  @Inject
  KungFuRules(ContentShelf<Content> shelf, TableDescription description) {
    this.shelf = shelf;
    this.description = description;
  }

  @Override
  public Fight begin(Start start) {
    Settings settings = Settings.of(start);
    Fight fight = new Fight(start,
        new Terms(settings, shelf.of(settings.content()), actions.of(start.texts(), start.seats().size())));
    fight.then(Setup.BEGIN, Turns.BEGIN);
    return fight;
  }

  @Override
  public void describe(Fight fight, TableBuilder table) {
    description.describe(fight, table);
  }
}
