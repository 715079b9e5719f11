package games.kumite.spi;

import games.kumite.api.Event;
import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.Observer;
import games.kumite.api.Perspective;
import games.kumite.api.PastDecision;
import games.kumite.api.Phase;
import games.kumite.api.RandomSource;
import games.kumite.api.Seat;
import games.kumite.api.SeededRandom;
import games.kumite.api.Table;
import games.kumite.api.Turn;
import games.kumite.api.learn.Encoding;
import games.kumite.spi.cards.Hidden;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What one observer knows: a copy of the state from which everything else has been taken. */
final class EnginePerspective<S extends State<S>> implements Perspective {

  private static final int HALF = 1 << 30;

  /** So often a world is dealt in which the question could not have been put. */
  private static final int MAX_DEALS = 20;

  private final Engine<S> engine;
  private final S known;
  private final Observer observer;
  private final int index;
  private final Telling.Told events;
  private final @Nullable Past past;
  private final int number;
  private final boolean isAsked;
  private @Nullable StartState<S> opening;

  /** Takes the copy over and makes it forget. */
  EnginePerspective(Engine<S> engine, S copy, Observer observer, int index,
      Telling.Told events, @Nullable Past past, int number) {
    this.engine = engine;
    this.known = copy;
    this.observer = observer;
    this.index = index;
    this.events = events;
    this.past = past;
    this.number = number;
    copy.random = NoRandom.INSTANCE;
    for (Hidden hidden : copy.hidden()) {
      hidden.forget(index);
    }
    Question<S> question = copy.question;
    this.isAsked = question != null && index < copy.start().seats().size() && question.seat(copy) == index;
    if (question != null) {
      copy.question = isAsked ? ofAsked(question) : question.seenBy(index);
    }
  }

  private static <S extends State<S>> Question<S> ofAsked(Question<S> question) {
    return question instanceof WindowTurn<S, ?> turn ? turn.ofAsked() : question;
  }

  S known() {
    return known;
  }

  boolean isAsked() {
    return isAsked;
  }

  boolean isOf(Engine<?> other, int seen) {
    return engine == other && index == seen;
  }

  @Override
  public Encoding encoding() {
    return engine.encodings.of(known);
  }

  @Override
  public Game game() {
    return engine.game;
  }

  @Override
  public Observer observer() {
    return observer;
  }

  @Override
  public List<Seat> seats() {
    return known.start().seats();
  }

  @Override
  public Phase phase() {
    return engine.phase(known);
  }

  @Override
  public Table table() {
    return engine.table(known, index);
  }

  @Override
  public List<Event> events() {
    return events(0);
  }

  @Override
  public List<Event> events(int before) {
    if (before < 0) {
      throw new IllegalArgumentException("known must be at least 0, was " + before);
    }
    return Teller.events(events.from(before), known.start().texts());
  }

  @Override
  public Map<String, Object> options() {
    return known.start().options();
  }

  @Override
  public long key() {
    return engine.key(known, index);
  }

  @Override
  public long privateKey() {
    return Engine.privateKey(known, index);
  }

  @Override
  public List<PastDecision> decisions() {
    return Past.list(past, seats(), Past.changes(known));
  }

  @Override
  public Match rehearse(RandomSource random) {
    StartState<S> first = opening;
    if (first == null) {
      first = StartState.of(engine, known.start());
      opening = first;
    }
    return EngineMatch.rehearsed(engine, first, dealer(random, "rehearse"));
  }

  @Override
  public Turn turn() {
    if (known.outcome != null) {
      return new Turn.Over(known.outcome);
    }
    EngineMatch<S> copy = EngineMatch.asked(engine, known, number);
    Question<S> question = copy.question();
    if (isAsked) {
      return new Turn.Yours(copy.decision());
    }
    if (question.isWindow()) {
      return new Turn.Window(question.kind(), question.prompt(known).waiting());
    }
    Seat actor = copy.actor();
    return new Turn.Waiting(actor, question.prompt(known).waiting());
  }

  @Override
  public Match imagine(RandomSource random) {
    SeededRandom dealer = dealer(random, "imagine");
    S world = dealt(dealer);
    Question<S> question = world.question;
    if (isAsked && question instanceof WindowTurn<S, ?> turn) {
      world.question = turn.imaginedByAsked(world);
    } else if (!isAsked && question != null) {
      for (int deals = 1; deals < MAX_DEALS && !question.canBeAsked(world, index); deals++) {
        world = dealt(dealer);
      }
      world.question = question.imagined(world, index, dealer);
    }
    return EngineMatch.imagined(engine, world, past);
  }

  private static SeededRandom dealer(RandomSource random, String label) {
    Objects.requireNonNull(random, "random must not be null");
    return new SeededRandom(random instanceof SeededRandom seeded ? seeded.nextLong()
        : (long) random.pick(label, 0, HALF) * HALF + random.pick(label, 0, HALF));
  }

  private S dealt(SeededRandom dealer) {
    S world = known.copy();
    world.random = dealer;
    for (Hidden hidden : world.hidden()) {
      hidden.deal(index, dealer);
    }
    return world;
  }
}
