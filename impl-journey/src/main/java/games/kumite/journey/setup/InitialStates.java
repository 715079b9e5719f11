package games.kumite.journey.setup;

import games.kumite.journey.campaign.LegacyFormat;
import games.kumite.journey.content.Content;
import games.kumite.journey.state.GameState;
import games.kumite.journey.state.MatchDefinition;
import games.kumite.journey.state.Settings;
import games.kumite.journey.turn.Wiring;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.Texts;
import games.kumite.spi.content.ContentCache;
import games.kumite.spi.content.DefinitionCache;
import jakarta.inject.Inject;

/** A factory of initial states, in which nothing has happened. Thread-safe; one for all matches. */
public final class InitialStates {

  private final ContentCache<Content> shelf;
  private final DefinitionCache<Settings, Content, MatchDefinition> terms;

  /**
   * Creates the beginnings of a game's matches.
   *
   * @param shelf the content
   * @param texts the texts
   */
  @Inject
  public InitialStates(ContentCache<Content> shelf, Texts texts) {
    this.shelf = shelf;
    terms = new DefinitionCache<>(shelf, Settings::content,
        (settings, content) -> new MatchDefinition(settings, content, Wiring.RULES, texts));
  }

  /** Returns the game's own content. */
  public Content shipped() {
    return shelf.of("");
  }

  /**
   * Returns a state with an empty agenda; {@link SetupSteps#BEGIN} comes first on it.
   *
   * @param config the agreed start of the match
   * @throws games.kumite.api.InvalidSetupException if the quest does not exist, or the owner's content is wrong
   */
  public GameState begin(MatchConfig config) {
    MatchDefinition fixed = terms.of(Settings.of(config));
    LegacyFormat.read(fixed.content, config.word(Settings.CAMPAIGN)); // rejects faults before anything starts
    return new GameState(config, fixed);
  }
}
