package games.kumite.tmnt;

import games.kumite.spi.MatchConfig;
import games.kumite.spi.Rules;
import games.kumite.spi.TableBuilder;
import games.kumite.spi.Texts;
import games.kumite.spi.content.ArtKeys;
import games.kumite.spi.content.ContentCache;
import games.kumite.spi.content.DefinitionCache;
import games.kumite.spi.learn.ActionSet;
import games.kumite.tmnt.content.Content;
import games.kumite.tmnt.evaluation.Evaluation;
import games.kumite.tmnt.state.GameState;
import games.kumite.tmnt.state.MatchDefinition;
import games.kumite.tmnt.state.Settings;
import games.kumite.tmnt.table.TableDescription;
import games.kumite.tmnt.turn.SetupSteps;
import jakarta.inject.Inject;
import java.util.List;
import java.util.OptionalDouble;

/** The rules of TMNT: its first position, its table and its estimate. Thread-safe. */
final class TmntRules implements Rules<GameState> {

  private final ContentCache<Content> shelf;
  private final DefinitionCache<Settings, Content, MatchDefinition> terms;

  @Inject
  TmntRules(ContentCache<Content> shelf, Texts texts) {
    this.shelf = shelf;
    terms = new DefinitionCache<>(shelf, Settings::content, (settings, content) -> new MatchDefinition(settings, content, texts));
  }

  @Override
  public GameState initialState(MatchConfig config) {
    GameState state = new GameState(config, terms.of(Settings.of(config)));
    state.then(SetupSteps.BEGIN);
    return state;
  }

  @Override
  public ActionSet actionSet(GameState state) {
    return state.actions();
  }

  @Override
  public void describe(GameState state, TableBuilder table) {
    new TableDescription(state, table).describe();
  }

  @Override
  public List<String> pictureKeys() {
    Content content = shelf.of("");
    return new ArtKeys().add("combat", "talk").die(6).addAll(content.characters(), card -> card.entry().id())
        .addAll(content.doors(), card -> card.entry().id()).addAll(content.treasures(), card -> card.entry().id()).toList();
  }

  /** Returns the number of turns, because matches are in comparable positions when a turn begins. */
  @Override
  public int round(GameState state) {
    return state.turns();
  }

  /**
   * Returns how likely a seat is to win: its prospects relative to those of all seats, so that equal ones share the
   * chance.
   */
  @Override
  public OptionalDouble estimate(GameState state, int seat) {
    return OptionalDouble.of(Evaluation.of(state, seat));
  }
}
