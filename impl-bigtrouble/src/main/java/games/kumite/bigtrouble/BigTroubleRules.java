package games.kumite.bigtrouble;

import games.kumite.bigtrouble.content.Content;
import games.kumite.bigtrouble.effect.Deeds;
import games.kumite.bigtrouble.outlook.Prospects;
import games.kumite.bigtrouble.round.Rounds;
import games.kumite.bigtrouble.setup.Setup;
import games.kumite.bigtrouble.state.Settings;
import games.kumite.bigtrouble.state.Terms;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.bigtrouble.table.Measuring;
import games.kumite.bigtrouble.table.TableDescription;
import games.kumite.spi.Rules;
import games.kumite.spi.Start;
import games.kumite.spi.TableBuilder;
import games.kumite.spi.content.ContentShelf;
import games.kumite.spi.content.TermsShelf;
import games.kumite.spi.learn.ActionSet;
import games.kumite.spi.learn.Measures;
import jakarta.inject.Inject;
import java.util.OptionalDouble;

/** The beginning of a match, its table and its estimate. Thread-safe. */
final class BigTroubleRules implements Rules<Trouble> {

  private final TermsShelf<Settings, Content, Terms> terms;
  private final TableDescription description;

  @Inject
  BigTroubleRules(ContentShelf<Content> shelf, TableDescription description) {
    terms = new TermsShelf<>(shelf, Settings::content, (settings, content) -> new Terms(settings, content, Deeds.ALL));
    this.description = description;
  }

  @Override
  public Trouble begin(Start start) {
    Trouble trouble = new Trouble(start, terms.of(Settings.of(start)));
    trouble.then(Setup.BEGIN);
    Rounds.begin(trouble);
    return trouble;
  }

  @Override
  public ActionSet actions(Trouble trouble) {
    return trouble.terms().actions;
  }

  @Override
  public void measure(Trouble trouble, Measures out) {
    Measuring.measure(trouble, out);
  }

  @Override
  public void describe(Trouble trouble, TableBuilder table) {
    description.describe(trouble, table);
  }

  @Override
  public OptionalDouble estimate(Trouble trouble, int seat) {
    return OptionalDouble.of(Prospects.of(trouble));
  }
}
