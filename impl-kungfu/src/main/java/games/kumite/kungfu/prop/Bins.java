package games.kumite.kungfu.prop;

import games.kumite.api.Action;
import games.kumite.kungfu.ability.Concentration;
import games.kumite.kungfu.carrying.Hands;
import games.kumite.kungfu.combat.Harming;
import games.kumite.kungfu.combat.Peril;
import games.kumite.kungfu.combat.Source;
import games.kumite.kungfu.combat.Targets;
import games.kumite.kungfu.content.Effect;
import games.kumite.kungfu.content.Weapon;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Size;
import games.kumite.kungfu.item.Props;
import games.kumite.kungfu.item.Tests;
import games.kumite.kungfu.shooting.Means;
import games.kumite.kungfu.shooting.Missile;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Deed;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.FigureQuestion;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Names;
import games.kumite.kungfu.state.Num;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Refusal;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;
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
      EventType.of("bin-opened", "KF-LOC-18c").named("figure", Figures::id).number("piece").number("contents").number("count");
  private static final EventType DUMPED =
      EventType.of("bin-dumped", "KF-LOC-20c").named("on", Figures::id).number("piece").number("contents");
  private static final EventType SHOCKED = EventType.of("shocked", "KF-LOC-19f").named("figure", Figures::id);

  /** The way in which a bin is emptied. */
  enum Handling {
    /** A bin that a figure holds over its head. */
    LIFTED,
    /** A bin that was set off; what comes out of it is a neutral attack (KF-RUL-124). */
    BY_ITSELF
  }

  private Bins() {}

  /** Returns the contents of a bin, as the die says; 0 while it is closed. */
  private static int contents(Fight fight, int piece) {
    return fight.wear(piece) & CONTENTS;
  }

  /** Returns how many missiles are in a bin. */
  static int missiles(Fight fight, int piece) {
    return contents(fight, piece) == MISSILES ? fight.wear(piece) >> COUNT : 0;
  }

  /** Returns the word for what is in a bin that was opened. */
  static String word(Fight fight, int piece) {
    return switch (contents(fight, piece)) {
      case SMELL -> "smelly";
      case WASTE -> "waste";
      case MISSILES -> "missiles";
      case GRISLY -> "grisly";
      default -> "empty";
    };
  }

  /** Returns the means that can be thrown out of a bin, null for none (KF-LOC-19c, KF-LOC-19d). */
  static Means.@Nullable Kind means(Fight fight, int piece) {
    return switch (contents(fight, piece)) {
      case WASTE -> Means.Kind.WASTE;
      case MISSILES -> Means.Kind.HARD;
      default -> null;
    };
  }

  /** Takes one missile out of it. */
  static void takeMissile(Fight fight, int piece) {
    int left = missiles(fight, piece) - 1;
    fight.wear(piece, left == 0 ? NOTHING : MISSILES | left << COUNT);
  }

  /** Lists the bins that a figure can open as a free action (KF-LOC-18c). */
  public static void openings(Fight fight, int figure, Options out) {
    if (!fight.board().mayHave(Flag.BIN.bit())) {
      return;
    }
    for (int piece = 0; piece < Math.min(Props.MAX, fight.board().pieces()); piece++) {
      if (isClosed(fight, piece) && Props.isTouching(fight, figure, piece)) {
        out.add(fight.actions().of(Word.OPEN_BIN, piece + 1), Hands.refusal(fight.figures(), figure));
      }
    }
  }

  private static boolean isClosed(Fight fight, int piece) {
    return fight.board().isThere(piece) && fight.board().piece(piece).is(Flag.BIN) && contents(fight, piece) == CLOSED;
  }

  /** Returns whether one has held the gun, or the find, already. */
  public static boolean hasHeld(Fight fight, int die) {
    return (fight.get(Num.BINS) >> die & 1) != 0;
  }

  /** Opens one: a die says what is in it; the gun and the find come up once in a game (KF-LOC-19). */
  public static void open(Fight fight, int figure, int piece) {
    if (!isClosed(fight, piece)) {
      return;
    }
    int die = fight.roll("bin", fight.seatOf(figure), SIDES);
    while (hasHeld(fight, die)) {
      die = fight.roll("bin", fight.seatOf(figure), SIDES);
    }
    int count = die == MISSILES ? fight.roll("bin-missiles", fight.seatOf(figure), SIDES) : 0;
    fight.wear(piece, die | count << COUNT);
    fight.tell(OPENED, fight.figures().code(figure), piece + 1, die, count);
    switch (die) {
      case SMELL -> { // KF-LOC-19b
        Piece bin = fight.board().piece(piece);
        fight.lay(fight.board().with(piece, new Piece(bin.id, bin.kind, bin.outline, bin.base, bin.top,
            bin.flags | Flag.SMELLY.bit())));
      }
      case GUN -> { // KF-LOC-19e
        fight.set(Num.BINS, fight.get(Num.BINS) | 1 << GUN);
        fight.objects().add(fight.figures().place(figure), Weapon.AUTOMATIC.ordinal(), Figures.NOBODY);
      }
      case GRISLY -> { // KF-LOC-19f
        fight.set(Num.BINS, fight.get(Num.BINS) | 1 << GRISLY);
        fight.then(new Find(figure));
      }
      default -> { } // nothing happens yet
    }
  }

  /** The grisly find: the finder makes a Q test, or loses his next action. */
  private record Find(int figure) implements Step<Fight> {
    @Override
    public void run(Fight fight) {
      if (!Tests.isWaiting(fight, figure, 1, this) && !Tests.isPassed(fight, figure, "find")) {
        fight.figures().note(figure, Deed.SHOCKED);
        fight.tell(SHOCKED, fight.figures().code(figure));
      }
    }
  }

  static @Nullable Refusal heaveRefusal(Fight fight, int figure) {
    Refusal bound = Hands.refusal(fight.figures(), figure);
    return fight.figures().size(figure) != Size.HUGE ? NOT_HUGE : bound;
  }

  static @Nullable Refusal dumpRefusal(Fight fight, int figure) {
    Refusal refusal = heaveRefusal(fight, figure);
    if (refusal != null) {
      return refusal;
    }
    Figures figures = fight.figures();
    if (figures.profile(figure).type.isExtra() && figures.is(figure, Condition.HAS_ATTACKED)) {
      return ATTACKED;
    }
    for (int enemy = 0; enemy < figures.count(); enemy++) {
      if (Targets.isTarget(fight, figure, enemy)) {
        return null;
      }
    }
    return NOBODY;
  }

  /**
   * The choice of the figure over which a Huge figure empties a bin (KF-LOC-20c).
   *
   * @param figure the figure that holds it
   * @param piece the bin
   */
  record Dump(int figure, int piece) implements FigureQuestion {

    @Override
    public String kind() {
      return "dump-on";
    }

    @Override
    public boolean answersItself() {
      return true;
    }

    @Override
    public void options(Fight fight, Options out) {
      for (int enemy = 0; enemy < fight.figures().count(); enemy++) {
        if (Targets.isTarget(fight, figure, enemy)) {
          out.add(fight.actions().of(Word.AT, Names.of(fight.figures(), enemy)));
        }
      }
    }

    @Override
    public void chosen(Fight fight, Action action) {
      fight.figures().inflict(figure, Condition.HAS_ATTACKED); // KF-ACT-24
      Concentration.attacks(fight.figures(), figure); // KF-TRT-08c, KF-TRT-78e
      empty(fight, figure, Names.figure(fight.figures(), ((VerbAction) action).first()), piece, Handling.LIFTED);
    }
  }

  /** Empties its contents over a figure, out of another's hands or by itself; a closed one is opened by that (KF-RUL-164). */
  static void empty(Fight fight, int by, int on, int piece, Handling handling) {
    open(fight, by == Figures.NOBODY ? on : by, piece);
    int contents = contents(fight, piece);
    fight.tell(DUMPED, fight.figures().code(on), piece + 1, contents);
    Source source = new Source(by, fight.figures().place(on));
    switch (contents) {
      case SMELL -> fight.then(Harming.plain(source, on, Effect.Plain.HUMBLED)); // the smell stays
      case WASTE -> {
        fight.wear(piece, NOTHING);
        fight.then(Harming.plain(source, on, Effect.Plain.DISTRACTED));
      }
      case MISSILES -> {
        fight.wear(piece, NOTHING);
        fight.then(handling == Handling.BY_ITSELF ? Peril.of(source, on, COMBAT, Harming.Table.INJURY)
            : Missile.at(fight, by, on, Means.of(Means.Kind.HARD), 0));
      }
      default -> { } // nothing
    }
  }
}
