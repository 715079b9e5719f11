package games.kumite.spi.engine.match;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.Event;
import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.Outcome;
import games.kumite.api.PastDecision;
import games.kumite.api.Perspective;
import games.kumite.api.Phase;
import games.kumite.api.Seat;
import games.kumite.api.Table;
import games.kumite.api.Turn;
import games.kumite.api.Viewer;
import games.kumite.api.learn.Encodable;
import games.kumite.api.learn.Encoding;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.SeededRandom;
import games.kumite.spi.Question;
import games.kumite.spi.State;
import games.kumite.spi.access.Kernel;
import games.kumite.spi.access.NoRandom;
import games.kumite.spi.access.PendingDecision;
import games.kumite.spi.cards.Cards;
import games.kumite.spi.cards.HiddenPart;
import games.kumite.spi.cards.belief.RedactedCards;
import games.kumite.spi.engine.events.EventViews;
import games.kumite.spi.engine.record.DecisionEntry;
import games.kumite.spi.engine.run.Engine;
import games.kumite.spi.engine.run.InitialState;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A viewer's perspective: a copy of the state from which everything that the viewer does not know has been removed. */
public final class EnginePerspective<S extends State<S>> implements Perspective, Encodable {

  private static final int HALF = 1 << 30;

  /** The number of impossible deals after which redealing gives up. */
  private static final int MAX_DEALS = 500; // a card that a question needs can be rare in a hand

  private static final Kernel KERNEL = Kernel.get();

  private final Engine<S> engine;
  private final S state;
  private final Viewer viewer;
  private final int index;
  private final @Nullable DecisionEntry past;
  private final int number;
  private final boolean isAsked;
  private final @Nullable List<Action> listed;
  private final int leading;
  private final EventViews.View told;
  private @Nullable InitialState<S> opening;
  private @Nullable ViewerCache observed;

  /**
   * Takes over a copy, and removes all hidden information from it.
   *
   * @param forgotten the redaction of earlier copies' cards, which is not kept
   * @param listed the viewer's legal actions as the match has listed them, null if it has not
   * @param leading the number of leading actions that a search needs
   */
  public EnginePerspective(Engine<S> engine, S copy, RedactedCards forgotten, Viewer viewer, int index, EventViews.View told,
      @Nullable DecisionEntry past, int number, @Nullable List<Action> listed, int leading) {
    this.engine = engine;
    this.state = copy;
    this.viewer = viewer;
    this.index = index;
    this.past = past;
    this.told = told;
    this.number = number;
    this.listed = listed;
    this.leading = leading;
    KERNEL.setRandom(copy, NoRandom.INSTANCE);
    Question<S> question = KERNEL.question(copy);
    isAsked = question != null && index < seats().size() && question.seat(copy) == index;
    forget(KERNEL.hidden(copy), index, forgotten);
    if (question != null) {
      KERNEL.pose(copy, isAsked ? ofAsked(question) : PendingDecision.seenBy(question, index));
    }
  }

  private static void forget(List<HiddenPart> parts, int index, RedactedCards forgotten) {
    boolean isFirst = true;
    for (HiddenPart hidden : parts) {
      if (isFirst && hidden instanceof Cards cards) {
        forgotten.forget(cards);
        isFirst = false;
      } else {
        hidden.redact(index);
      }
    }
  }

  private static <S extends State<S>> Question<S> ofAsked(Question<S> question) {
    PendingDecision<S> pending = PendingDecision.of(question);
    return pending == null ? question : pending.ofAsked();
  }

  /** Returns the redacted state. */
  public S known() {
    return state;
  }

  public boolean isAsked() {
    return isAsked;
  }

  /** Returns the engine of the game. */
  public Engine<S> engine() {
    return engine;
  }

  /** Returns the number of the viewer. */
  public int index() {
    return index;
  }

  @Override
  public Encoding encoding() {
    return engine.encoding(state);
  }

  @Override
  public Game game() {
    return engine.game;
  }

  @Override
  public Viewer viewer() {
    return viewer;
  }

  @Override
  public List<Seat> seats() {
    return state.config().seats();
  }

  @Override
  public Phase phase() {
    return engine.phase(state);
  }

  @Override
  public Table table() {
    return engine.table(state, index);
  }

  @Override
  public List<Event> events() {
    return events(0);
  }

  @Override
  public List<Event> events(int before) {
    if (before < 0) {
      throw new IllegalArgumentException("position must be at least 0, was " + before);
    }
    return told.events(before, state.config().texts());
  }

  @Override
  public Map<String, Object> options() {
    return state.config().options();
  }

  @Override
  public long observationKey() {
    return observed().key(engine, state, 0, index);
  }

  @Override
  public long privateObservationKey() {
    return observed().privateKey(state, 0, index);
  }

  private ViewerCache observed() {
    ViewerCache known = observed;
    if (known == null) {
      known = new ViewerCache(seats().size() + 1);
      observed = known;
    }
    return known;
  }

  @Override
  public List<PastDecision> pastDecisions() {
    return DecisionEntry.list(past, seats(), DecisionEntry.changes(state));
  }

  @Override
  public Match newMatch(RandomSource random) {
    InitialState<S> first = opening;
    if (first == null) {
      first = InitialState.of(engine, state.config());
      opening = first;
    }
    return MatchFactory.rehearsed(engine, first, dealer(random, "rehearse"));
  }

  @Override
  public Turn turn() {
    Outcome outcome = KERNEL.outcome(state);
    if (outcome != null) {
      return new Turn.Over(outcome);
    }
    if (listed != null) {
      return new Turn.Yours(new PreparedDecision(state.config().seats().get(index), number, question(), listed, leading,
          this::decision));
    }
    if (isAsked) {
      return new Turn.Yours(decision());
    }
    Question<S> question = question();
    if (question.isWindow()) {
      return new Turn.Window(question.kind(), question.prompt(state).waiting());
    }
    Seat actor = EngineMatch.asked(engine, state, number).actor();
    return new Turn.Waiting(actor, question.prompt(state).waiting());
  }

  private Decision decision() {
    return EngineMatch.asked(engine, state, number).decision();
  }

  private Question<S> question() {
    return Objects.requireNonNull(KERNEL.question(state));
  }

  @Override
  public Match imagine(RandomSource random) {
    SeededRandom dealer = dealer(random, "imagine");
    S world = dealt(dealer);
    for (int deals = 1; deals < MAX_DEALS && !isPossible(world); deals++) {
      world = dealt(dealer);
    }
    Question<S> question = KERNEL.question(world);
    PendingDecision<S> pending = PendingDecision.of(question);
    if (isAsked && pending != null) {
      KERNEL.pose(world, pending.imaginedByAsked(world));
    } else if (!isAsked && question != null) {
      KERNEL.pose(world, pending == null ? question : pending.imagined(world, index, dealer));
    }
    EngineMatch<S> match = EngineMatch.imagined(engine, world, past);
    if (listed != null && pending == null) {
      match.run().list(listed, leading); // what a seat may do follows from what it knows
    }
    return match;
  }

  private static SeededRandom dealer(RandomSource random, String label) {
    Objects.requireNonNull(random, "random must not be null");
    return new SeededRandom(random instanceof SeededRandom seeded ? seeded.nextLong()
        : (long) random.pick(label, 0, HALF) * HALF + random.pick(label, 0, HALF));
  }

  /** Returns whether a world agrees with what the rules tell the viewer: a question that another seat is asked tells something too. */
  private boolean isPossible(S world) {
    Question<S> question = KERNEL.question(world);
    return engine.rules.isPossible(world) && (isAsked || question == null || question.isPossible(world, index));
  }

  private S dealt(SeededRandom dealer) {
    S world = state.copy();
    KERNEL.setRandom(world, dealer);
    for (HiddenPart hidden : KERNEL.hidden(world)) {
      hidden.redeal(index, dealer);
    }
    return world;
  }
}
