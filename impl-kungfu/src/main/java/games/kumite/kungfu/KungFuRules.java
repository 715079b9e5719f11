package games.kumite.kungfu;

import games.kumite.kungfu.content.Content;
import games.kumite.kungfu.end.Conceding;
import games.kumite.kungfu.prospect.Prospects;
import games.kumite.kungfu.setup.Orders;
import games.kumite.kungfu.setup.Setup;
import games.kumite.kungfu.state.ActionShelf;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Settings;
import games.kumite.kungfu.state.Terms;
import games.kumite.kungfu.table.Measuring;
import games.kumite.kungfu.table.TableDescription;
import games.kumite.kungfu.turn.Following;
import games.kumite.kungfu.turn.Turns;
import games.kumite.spi.Rules;
import games.kumite.spi.Start;
import games.kumite.spi.TableBuilder;
import games.kumite.spi.Texts;
import games.kumite.spi.content.ContentShelf;
import games.kumite.spi.content.TermsShelf;
import games.kumite.spi.learn.ActionSet;
import games.kumite.spi.learn.Measures;
import jakarta.inject.Inject;
import java.util.List;
import java.util.OptionalDouble;

/** The rules of how the game begins and looks. Thread-safe. Thread-safe. */
final class KungFuRules implements Rules<Fight> {

  private final TermsShelf<Settings, Content, Terms> terms;
  private final TableDescription description;

  @Inject
  KungFuRules(ContentShelf<Content> shelf, Texts texts, TableDescription description) {
    ActionShelf actions = new ActionShelf();
    this.terms = new TermsShelf<>(shelf, Settings::content,
        (settings, content) -> new Terms(settings, content, actions.of(texts, settings), Following.BY_RULES));
    this.description = description;
  }

  @Override
  public Fight begin(Start start) {
    Fight fight = new Fight(start, terms.of(Settings.of(start)));
    fight.then(Setup.BEGIN, Turns.BEGIN);
    return fight;
  }

  @Override
  public OptionalDouble estimate(Fight fight, int seat) {
    return OptionalDouble.of(Prospects.of(fight, seat));
  }

  @Override
  public List<Conceding> anytime() {
    return Conceding.ALL;
  }

  @Override
  public ActionSet actions(Fight fight) {
    return new Orders(fight.actions());
  }

  @Override
  public void measure(Fight fight, Measures out) {
    Measuring.measure(fight, out);
  }

  @Override
  public void describe(Fight fight, TableBuilder table) {
    description.describe(fight, table);
  }
}
