package games.kumite.spi.engine.record;

import games.kumite.api.Action;
import games.kumite.api.PastDecision;
import games.kumite.api.Seat;
import games.kumite.spi.AnytimeAction;
import games.kumite.spi.Pass;
import games.kumite.spi.Question;
import games.kumite.spi.State;
import games.kumite.spi.access.Kernel;
import games.kumite.spi.access.PendingDecision;
import games.kumite.spi.access.Run;
import games.kumite.spi.cards.CardLayout;
import games.kumite.spi.cards.HiddenPart;
import games.kumite.spi.marks.Immutable;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A past decision, linked to the one before it, so that copies share what they have in common. Immutable. */
@Immutable
public final class DecisionEntry {

  public final @Nullable DecisionEntry previous;
  public final int length;
  public final int seat;
  private final String kind;
  private final int choices;
  private final @Nullable Action action;
  /** A bit for each viewer who knows that the decision was made, and for each who knows the action. */
  private final int witnesses;
  private final int seers;
  private final long changes;

  private DecisionEntry(@Nullable DecisionEntry previous, DecisionEntry like, @Nullable Action action) {
    this.previous = previous;
    this.length = previous == null ? 1 : previous.length + 1;
    this.seat = like.seat;
    this.kind = like.kind;
    this.choices = like.choices;
    this.action = action;
    this.witnesses = like.witnesses;
    this.seers = like.seers;
    this.changes = like.changes;
  }

  private DecisionEntry(@Nullable DecisionEntry previous, Upcoming<?> made, int witnesses, int seers) {
    this.previous = previous;
    this.length = previous == null ? 1 : previous.length + 1;
    this.seat = made.seat;
    this.kind = made.question.kind();
    this.choices = made.choices;
    this.action = made.action;
    this.witnesses = witnesses;
    this.seers = seers;
    this.changes = made.changes;
  }

  /** Returns whether a viewer knows of it. */
  public boolean isWitnessedBy(int viewer) {
    return (witnesses >> viewer & 1) != 0;
  }

  /** Returns a copy as a viewer saw it, after the decisions that this viewer saw before. */
  public DecisionEntry seenBy(int viewer, @Nullable DecisionEntry before) {
    return new DecisionEntry(before, this, (seers >> viewer & 1) != 0 ? action : null);
  }

  /** Returns this decision for bots, given the present counters of changes in what seats hold. */
  public PastDecision told(List<Seat> seats, long now) {
    int shift = Byte.SIZE * (seat & Byte.SIZE - 1);
    boolean stillHolds = (now >>> shift & 0xFF) == (changes >>> shift & 0xFF);
    return new PastDecision(seats.get(seat), kind, choices, action, stillHolds);
  }

  /** Returns all decisions up to one. */
  public static List<PastDecision> list(@Nullable DecisionEntry last, List<Seat> seats, long now) {
    if (last == null) {
      return List.of();
    }
    PastDecision[] all = new PastDecision[last.length];
    for (DecisionEntry past = last; past != null; past = past.previous) {
      all[past.length - 1] = past.told(seats, now);
    }
    return List.of(all);
  }

  /** Returns how often something came to or went from what each seat holds, see {@link HiddenPart#handChangeCounters}. */
  public static long changes(State<?> state) {
    long changes = 0;
    for (HiddenPart hidden : Kernel.get().hidden(state)) {
      changes += hidden.handChangeCounters();
    }
    return changes;
  }

  /** Returns whether the listed actions depend on public information only. */
  public static boolean isOpen(Question<?> question, State<?> state) {
    return question.hasPublicActions() || !state.config().game().properties().hasHiddenInformation();
  }

  /** An action about to be executed, with the knowledge that must be recorded before it. */
  public static final class Upcoming<S extends State<S>> {

    private static final String CARD = "card:";
    private static final int[] NONE = {};
    private static final int[] UNKNOWN = {-1};

    private final Question<S> question;
    private final int seat;
    private final Action action;
    private final int choices;
    private final long changes;
    private final boolean isSelection;
    private final boolean isUnseen;
    private final int[] cards;
    private int seers;

    public Upcoming(Run<S> run, Action action) {
      S state = run.state;
      this.question = run.question();
      this.seat = run.seat();
      this.action = action;
      this.choices = isOpen(question, state) ? run.size() : PastDecision.UNKNOWN;
      this.changes = changes(state);
      PendingDecision<S> pending = PendingDecision.of(question);
      this.isSelection = pending != null && pending.isSelection();
      this.isUnseen = action instanceof Pass && question.isWindow() || pending != null && pending.isWayBack(state, action);
      Kernel.get().forgetSelected(state);
      String notation = action.notation();
      this.cards = notation.contains(CARD) ? cards(state, notation.split(" ")) : NONE;
      this.seers = cards == UNKNOWN || question.isSecret() ? 0 : knowing(state, 0);
    }

    /**
     * Returns the cards that the action names. Among cards that look alike the chooser's names mean nothing to others.
     */
    private int[] cards(S state, String[] words) {
      var cards = state.cards();
      int[] named = new int[words.length];
      int count = 0;
      for (String word : words) {
        if (word.startsWith(CARD)) {
          int token = cards == null ? -1 : token(cards, word);
          if (token < 0) {
            return UNKNOWN;
          }
          named[count++] = token;
        }
      }
      return Arrays.copyOf(named, count);
    }

    private int token(games.kumite.spi.cards.Cards cards, String id) {
      CardLayout layout = cards.layout();
      for (int token = 0; token < layout.size(); token++) {
        int face = cards.face(token);
        if (layout.element(face).id().equals(id)) {
          return layout.isUnique(face) ? token : -1;
        }
      }
      return -1;
    }

    /** Returns the viewers who know every named card, now or as found before. */
    private int knowing(S state, int before) {
      int all = CardLayout.allViewers(state.config().seats().size());
      var cards = state.cards();
      for (int i = 0; cards != null && i < this.cards.length; i++) {
        all &= cards.knownBy(this.cards[i]) | before;
      }
      return all;
    }

    /** Returns the decision after its execution. */
    public DecisionEntry after(@Nullable DecisionEntry previous, S state) {
      int everybody = CardLayout.allViewers(state.config().seats().size());
      int self = 1 << seat;
      if (action instanceof AnytimeAction) {
        return new DecisionEntry(previous, this, everybody, everybody);
      }
      boolean isOnItsWay = isSelection && !Kernel.get().hasSelected(state);
      if (cards != UNKNOWN && !question.isSecret()) {
        seers |= knowing(state, seers);
      }
      boolean isHidden = isUnseen || isOnItsWay;
      return new DecisionEntry(previous, this, isHidden ? self : everybody, isHidden || isSelection ? self : seers | self);
    }
  }
}
