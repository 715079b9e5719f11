package games.kumite.kungfu.prop;

import games.kumite.api.Action;
import games.kumite.kungfu.combat.EnvironmentalAttack;
import games.kumite.kungfu.combat.Targets;
import games.kumite.kungfu.content.Effect;
import games.kumite.kungfu.content.Weapon;
import games.kumite.kungfu.effect.EffectResolution;
import games.kumite.kungfu.effect.Source;
import games.kumite.kungfu.figure.Concentration;
import games.kumite.kungfu.figure.Hands;
import games.kumite.kungfu.figure.IChing;
import games.kumite.kungfu.figure.QualityTest;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Size;
import games.kumite.kungfu.scenery.Props;
import games.kumite.kungfu.shooting.Missile;
import games.kumite.kungfu.shooting.RangedWeapon;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.PlotDeed;
import games.kumite.kungfu.state.TargetChoice;
import games.kumite.kungfu.state.Whereabouts;
import games.kumite.spi.EventType;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.Step;
import org.jspecify.annotations.Nullable;

/** Garbage bins and what is in them (KF-LOC-18 to 20, KF-RUL-164). */
public final class Bins {

  /** The number of a gun (KF-LOC-19e). */
  public static final int GUN = 5;
  /** The number of a grisly find (KF-LOC-19f). */
  public static final int GRISLY = 6;

  private static final int CLOSED = 0;
  private static final int NOTHING = 1;
  private static final int SMELL = 2;
  private static final int WASTE = 3;
  private static final int MISSILES = 4;
  private static final int CONTENTS = 7;
  private static final int COUNT = 3;
  private static final int SIDES = 6;
  private static final int COMBAT = 2;
  private static final Refusal NOT_HUGE = new Refusal("KF-LOC-20b", "too-heavy");
  private static final Refusal ATTACKED = new Refusal("KF-ACT-24", "has-attacked");
  private static final Refusal NOBODY = new Refusal("KF-LOC-20c", "nobody-in-contact");
  private static final EventType OPENED =
      EventType.of("bin-opened", "KF-LOC-18c").word("figure", Figures::id).word("piece", Whereabouts::piece).number("contents").number("count");
  private static final EventType DUMPED =
      EventType.of("bin-dumped", "KF-LOC-20c").word("on", Figures::id).word("piece", Whereabouts::piece).number("contents");
  private static final EventType SHOCKED = EventType.of("shocked", "KF-LOC-19f").word("figure", Figures::id);

  /** The way in which a bin is emptied. */
  enum Handling {
    /** A bin that a figure holds over its head. */
    LIFTED,
    /** A bin that was set off; what comes out of it is a neutral attack (KF-RUL-124). */
    BY_ITSELF
  }

  private Bins() {}

  /** Returns the contents of a bin, as the die says; 0 while it is closed. */
  private static int contents(GameState state, int piece) {
    return state.wear(piece) & CONTENTS;
  }

  /** Returns how many missiles are in a bin. */
  static int missiles(GameState state, int piece) {
    return contents(state, piece) == MISSILES ? state.wear(piece) >> COUNT : 0;
  }

  /** Returns the word for what is in a bin that was opened. */
  static String word(GameState state, int piece) {
    return switch (contents(state, piece)) {
      case SMELL -> "smelly";
      case WASTE -> "waste";
      case MISSILES -> "missiles";
      case GRISLY -> "grisly";
      default -> "empty";
    };
  }

  /** Returns the means that can be thrown out of a bin, null for none (KF-LOC-19c, KF-LOC-19d). */
  static RangedWeapon.@Nullable Kind means(GameState state, int piece) {
    return switch (contents(state, piece)) {
      case WASTE -> RangedWeapon.Kind.WASTE;
      case MISSILES -> RangedWeapon.Kind.HARD;
      default -> null;
    };
  }

  /** Takes one missile out of it. */
  static void takeMissile(GameState state, int piece) {
    int left = missiles(state, piece) - 1;
    state.wear(piece, left == 0 ? NOTHING : MISSILES | left << COUNT);
  }

  /** Returns whether a figure is in contact with a closed bin, which it can open as a free action (KF-LOC-18c). */
  public static boolean isOpenable(GameState state, int figure, int piece) {
    return piece < Props.MAX && isClosed(state, piece) && Props.isTouching(state, figure, piece);
  }

  private static boolean isClosed(GameState state, int piece) {
    return state.board().isThere(piece) && state.board().piece(piece).is(Flag.BIN) && contents(state, piece) == CLOSED;
  }

  /** Returns whether one has held the gun, or the find, already. */
  public static boolean hasHeld(GameState state, int die) {
    return (state.get(Counters.BINS) >> die & 1) != 0;
  }

  /** Opens one: a die says what is in it; the gun and the find come up once in a game (KF-LOC-19). */
  public static void open(GameState state, int figure, int piece) {
    if (!isClosed(state, piece)) {
      return;
    }
    int die = state.roll("bin", state.seatOf(figure), SIDES);
    while (hasHeld(state, die)) {
      die = state.roll("bin", state.seatOf(figure), SIDES);
    }
    int count = die == MISSILES ? state.roll("bin-missiles", state.seatOf(figure), SIDES) : 0;
    state.wear(piece, die | count << COUNT);
    state.emit(OPENED, state.figures().code(figure), piece + 1, die, count);
    switch (die) {
      case SMELL -> { // KF-LOC-19b
        Piece bin = state.board().piece(piece);
        state.lay(state.board().with(piece, new Piece(bin.id, bin.kind, bin.outline, bin.base, bin.top,
            bin.flags | Flag.SMELLY.bit())));
      }
      case GUN -> { // KF-LOC-19e
        state.set(Counters.BINS, state.get(Counters.BINS) | 1 << GUN);
        state.objects().add(state.figures().place(figure), Weapon.AUTOMATIC.ordinal(), Figures.NOBODY);
      }
      case GRISLY -> { // KF-LOC-19f
        state.set(Counters.BINS, state.get(Counters.BINS) | 1 << GRISLY);
        state.then(new Find(figure));
      }
      default -> { } // nothing happens yet
    }
  }

  /** The grisly find: the finder makes a Q test, or loses his next action. */
  private record Find(int figure) implements Step<GameState> {
    @Override
    public void run(GameState state) {
      if (!IChing.isWaiting(state, figure, 1, this) && !QualityTest.isPassed(state, "find", figure, 0)) {
        state.figures().note(figure, PlotDeed.SHOCKED);
        state.emit(SHOCKED, state.figures().code(figure));
      }
    }
  }

  private static @Nullable Refusal heaveRefusal(GameState state, int figure) {
    Refusal bound = Hands.refusal(state.figures(), figure);
    return state.figures().size(figure) != Size.HUGE ? NOT_HUGE : bound;
  }

  static @Nullable Refusal hurlRefusal(GameState state, int figure, int piece) {
    Refusal refusal = heaveRefusal(state, figure);
    return refusal != null ? refusal : Missile.refusal(state, figure, Missiles.BIN);
  }

  static @Nullable Refusal dumpRefusal(GameState state, int figure, int piece) {
    Refusal refusal = heaveRefusal(state, figure);
    if (refusal != null) {
      return refusal;
    }
    Figures figures = state.figures();
    if (figures.profile(figure).type.isExtra() && figures.is(figure, Condition.HAS_ATTACKED)) {
      return ATTACKED;
    }
    return figures.any(enemy -> Targets.isTarget(state, figure, enemy)) ? null : NOBODY;
  }

  /**
   * The choice of the figure over which a Huge figure empties a bin (KF-LOC-20c).
   *
   * @param figure the figure that holds it
   * @param piece the bin
   */
  record Dump(int figure, int piece) implements Question<GameState>, TargetChoice {

    @Override
    public String kind() {
      return "dump-on";
    }

    @Override
    public boolean isTarget(GameState state, int enemy) {
      return Targets.isTarget(state, figure, enemy);
    }

    @Override
    public void execute(GameState state, Action action) {
      state.figures().inflict(figure, Condition.HAS_ATTACKED); // KF-ACT-24
      Concentration.attacks(state.figures(), figure); // KF-TRT-08c, KF-TRT-78e
      empty(state, figure, TargetChoice.target(state, action), piece, Handling.LIFTED);
    }
  }

  /** Empties its contents over a figure, out of another's hands or by itself; a closed one is opened by that (KF-RUL-164). */
  static void empty(GameState state, int by, int on, int piece, Handling handling) {
    open(state, by == Figures.NOBODY ? on : by, piece);
    int contents = contents(state, piece);
    state.emit(DUMPED, state.figures().code(on), piece + 1, contents);
    Source source = new Source(by, state.figures().place(on));
    switch (contents) {
      case SMELL -> state.then(EffectResolution.plain(source, on, Effect.Plain.HUMBLED)); // the smell stays
      case WASTE -> {
        state.wear(piece, NOTHING);
        state.then(EffectResolution.plain(source, on, Effect.Plain.DISTRACTED));
      }
      case MISSILES -> {
        state.wear(piece, NOTHING);
        state.then(handling == Handling.BY_ITSELF ? EnvironmentalAttack.of(source, on, COMBAT, EffectResolution.Table.INJURY)
            : Missile.at(state, by, on, RangedWeapon.of(RangedWeapon.Kind.HARD), 0));
      }
      default -> { } // nothing
    }
  }
}
