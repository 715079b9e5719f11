package games.kumite.tmnt;

import games.kumite.spi.Rules;
import games.kumite.spi.Start;
import games.kumite.spi.TableBuilder;
import games.kumite.spi.Texts;
import games.kumite.spi.content.ContentShelf;
import games.kumite.spi.content.TermsShelf;
import games.kumite.spi.learn.ActionSet;
import games.kumite.tmnt.content.Content;
import games.kumite.tmnt.outlook.Prospects;
import games.kumite.tmnt.state.Party;
import games.kumite.tmnt.state.Settings;
import games.kumite.tmnt.state.Terms;
import games.kumite.tmnt.table.TableDescription;
import games.kumite.tmnt.turn.Setup;
import jakarta.inject.Inject;
import java.util.OptionalDouble;

/** How the game begins and looks. Thread-safe. */
final class TmntRules implements Rules<Party> {

  private final TermsShelf<Settings, Content, Terms> terms;

  @Inject
  TmntRules(ContentShelf<Content> shelf, Texts texts) {
    terms = new TermsShelf<>(shelf, Settings::content, (settings, content) -> new Terms(settings, content, texts));
  }

  @Override
  public Party begin(Start start) {
    Party party = new Party(start, terms.of(Settings.of(start)));
    party.then(Setup.BEGIN);
    return party;
  }

  @Override
  public ActionSet actions(Party party) {
    return party.actions();
  }

  @Override
  public void describe(Party party, TableBuilder table) {
    new TableDescription(party, table).describe();
  }

  /** Turns, for matches stand at like moments where one begins. */
  @Override
  public int round(Party party) {
    return party.turns();
  }

  /** Returns how likely a seat is to win: its prospects weighed against those of all, so that equal ones share the chance. */
  @Override
  public OptionalDouble estimate(Party party, int seat) {
    return OptionalDouble.of(Prospects.of(party, seat));
  }
}
