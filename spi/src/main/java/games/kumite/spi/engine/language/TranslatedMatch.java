package games.kumite.spi.engine.language;

import games.kumite.api.Action;
import games.kumite.api.Answers;
import games.kumite.api.Decision;
import games.kumite.api.EventReader;
import games.kumite.api.Game;
import games.kumite.api.IllegalActionException;
import games.kumite.api.Match;
import games.kumite.api.MatchSearch;
import games.kumite.api.Outcome;
import games.kumite.api.PastDecision;
import games.kumite.api.Perspective;
import games.kumite.api.Phase;
import games.kumite.api.Seat;
import games.kumite.api.Table;
import games.kumite.api.UndoBarrier;
import games.kumite.api.Viewer;
import games.kumite.api.learn.Encodable;
import games.kumite.api.learn.Encoding;
import games.kumite.api.random.RandomSource;
import games.kumite.api.record.MatchRecord;
import games.kumite.spi.State;
import games.kumite.spi.engine.events.TranslatedReader;
import games.kumite.spi.engine.match.EngineMatch;
import games.kumite.spi.engine.match.MatchTranslation;
import games.kumite.spi.engine.record.MatchHistory;
import games.kumite.spi.engine.start.WiredGame;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A match in another language. A twin, created by the rules of that language, follows the history of the match whenever
 * a caller reads, and all texts come from the twin. Actions are played in the match itself. So no rule, state or
 * playout needs to know of languages.
 */
public final class TranslatedMatch<S extends State<S>> implements Match, MatchSearch, Encodable, MatchTranslation {

  private final EngineMatch<S> match;
  private final Game game;
  private final Function<Game, WiredGame<?>> wired;
  private @Nullable MirrorMatch<S> twin;

  private TranslatedMatch(EngineMatch<S> match, Game game, Function<Game, WiredGame<?>> wired) {
    this.match = match;
    this.game = game;
    this.wired = wired;
  }

  /**
   * Returns the match in the language of a game, one object for each; the match itself if that is its own language.
   *
   * @param wired returns the wired game of a plugin in one of its languages
   */
  public static <S extends State<S>> Match of(EngineMatch<S> match, Game game, Function<Game, WiredGame<?>> wired) {
    MatchHistory<S> recorder = match.recorder();
    if (game == match.engine().game) {
      return match;
    }
    if (recorder == null) {
      throw new IllegalStateException("a match without a record has the language of the game that started it;"
          + " start it from game.in(language)");
    }
    return recorder.translation(game, other -> new TranslatedMatch<>(match, other, wired));
  }

  /** Returns the twin at the position of the match. */
  private EngineMatch<S> twin() {
    match.requireWhole();
    MirrorMatch<S> made = twin;
    if (made == null) {
      made = new MirrorMatch<>(running(), match.requireRecorder());
    }
    twin = null; // in case it fails in the middle of an action
    EngineMatch<S> standing = made.followed(match.requireRecorder());
    twin = made;
    return standing;
  }

  @SuppressWarnings("unchecked") // another language of one plugin has the same states
  private WiredGame<S> running() {
    return (WiredGame<S>) wired.apply(game);
  }

  @Override
  public Game game() {
    return game;
  }

  @Override
  public Match in(Locale language) {
    return match.in(language);
  }

  @Override
  public List<Seat> seats() {
    return match.seats();
  }

  @Override
  public boolean isOver() {
    return match.isOver();
  }

  @Override
  public Decision decision() {
    return new TranslatedDecision(match.decision(), twin().decision());
  }

  @Override
  public Seat actor() {
    return match.actor();
  }

  @Override
  public int actionCount() {
    return match.actionCount();
  }

  @Override
  public int searchActionCount() {
    return match.searchActionCount();
  }

  @Override
  public void play(int index) {
    if (isOver() || index < 0 || index >= match.actionCount()) {
      match.play(index);
      return;
    }
    play(decision().actions().get(index));
  }

  @Override
  public void play(Action action) {
    if (isOver()) {
      throw new IllegalActionException("the match is over", null);
    }
    match.play(match.run().find(twin().run().check(action).notation()));
  }

  @Override
  public Action playRandom(RandomSource random) {
    EngineMatch<S> before = twin(); // follows at the next call
    return before.run().find(match.playRandom(random).notation());
  }

  @Override
  public Action playHeuristic(RandomSource random) {
    EngineMatch<S> before = twin();
    return before.run().find(match.playHeuristic(random).notation());
  }

  @Override
  public Answers answers() {
    return new TranslatedAnswers(match.answers(), () -> twin().answers());
  }

  @Override
  public Match copy() {
    return match.copy().in(language());
  }

  private Locale language() {
    return game.languages().stream().filter(language -> game.in(language) == game).findFirst().orElse(Locale.ENGLISH);
  }

  @Override
  public List<String> keywords() {
    return twin().keywords();
  }

  @Override
  public Phase phase() {
    return twin().phase();
  }

  @Override
  public int round() {
    return match.round();
  }

  @Override
  public Outcome outcome() {
    return twin().outcome();
  }

  @Override
  public OptionalDouble estimate(Seat seat) {
    return match.estimate(seat);
  }

  @Override
  public double[] estimates() {
    return match.estimates();
  }

  @Override
  public Table table(Viewer viewer) {
    return twin().table(viewer);
  }

  @Override
  public EventReader events(Viewer viewer) {
    return new TranslatedReader(this::twin, twin().events(viewer));
  }

  @Override
  public EventReader events(Viewer viewer, int position) {
    return new TranslatedReader(this::twin, twin().events(viewer, position));
  }

  @Override
  public Perspective perspective(Viewer viewer) {
    return twin().perspective(viewer);
  }

  @Override
  public long observationKey(Viewer viewer) {
    return match.observationKey(viewer);
  }

  @Override
  public long privateObservationKey(Viewer viewer) {
    return match.privateObservationKey(viewer);
  }

  @Override
  public List<PastDecision> pastDecisions(Viewer viewer) {
    return twin().pastDecisions(viewer);
  }

  @Override
  public @Nullable PastDecision lastDecision(Viewer viewer) {
    return twin().lastDecision(viewer);
  }

  @Override
  public MatchSearch search() {
    return this;
  }

  @Override
  public Match match() {
    return this;
  }

  @Override
  public Match original() {
    return match;
  }

  @Override
  public Encoding encoding() {
    return match.encoding();
  }

  @Override
  public MatchRecord record() {
    return match.record();
  }

  @Override
  public void addNote(String name, String... values) {
    match.addNote(name, values);
  }

  @Override
  public UndoBarrier undoBarrier() {
    return match.undoBarrier();
  }

  @Override
  public void undo() {
    match.undo();
  }
}
