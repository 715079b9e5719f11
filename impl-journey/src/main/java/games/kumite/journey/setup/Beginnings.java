package games.kumite.journey.setup;

import games.kumite.journey.campaign.LegacyText;
import games.kumite.journey.content.Content;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Settings;
import games.kumite.journey.state.Terms;
import games.kumite.journey.turn.ByTheRules;
import games.kumite.spi.Start;
import games.kumite.spi.content.ContentShelf;
import games.kumite.spi.content.TermsShelf;
import jakarta.inject.Inject;

/** A factory of initial states, in which nothing has happened. Thread-safe; one for all matches. */
public final class Beginnings {

  private final TermsShelf<Settings, Content, Terms> terms;

  @Inject
  Beginnings(ContentShelf<Content> shelf) {
    terms = new TermsShelf<>(shelf, Settings::content,
        (settings, content) -> new Terms(settings, content, ByTheRules.RULES));
  }

  /**
   * Returns a state with an empty agenda; {@link Setup#BEGIN} comes first on it.
   *
   * @param start the agreed start of the match
   * @throws games.kumite.api.InvalidSetupException if the quest does not exist, or the owner's content is wrong
   */
  public Journey begin(Start start) {
    Terms fixed = terms.of(Settings.of(start));
    LegacyText.read(fixed.content, start.word(Settings.CAMPAIGN)); // rejects faults before anything starts
    return new Journey(start, fixed);
  }
}
