package games.kumite.kungfu.movement;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.Footing;
import games.kumite.kungfu.ability.Swords;
import games.kumite.kungfu.chi.Casting;
import games.kumite.kungfu.chi.Chi;
import games.kumite.kungfu.chi.Price;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Moves;
import games.kumite.kungfu.geometry.Size;
import games.kumite.kungfu.scenery.Doors;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Deed;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Names;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/** Moves of other kinds than a walk, as actions (KF-STU, D-15). */
public final class Stunts {

  private static final Refusal NO_ACROBAT = new Refusal("KF-TRT-01d", "lacks-the-trait");
  private static final Refusal NOT_AGILE = new Refusal("KF-STU-04", "lacks-the-trait");
  private static final Refusal CANNOT_HOVER = new Refusal("KF-TRT-47a", "lacks-the-trait");
  private static final Refusal CANNOT_TELEPORT = new Refusal("KF-TRT-71a", "lacks-the-trait");
  private static final Refusal ONCE = new Refusal("KF-TRT-01d", "once-a-turn");
  private static final Refusal NOT_A_LEAPER = new Refusal("KF-STU-02", "not-a-leaper");
  private static final Refusal LIMPING = new Refusal("KF-CON-01", "limping");
  private static final Refusal BURDENED = new Refusal("KF-PLT-04c", "burdened");
  private static final Refusal NO_OBSTACLE = new Refusal("KF-LOC-37a", "no-obstacle");
  private static final Refusal NO_ROPE = new Refusal("KF-STU-08", "no-rope");
  private static final Refusal TOO_LARGE = new Refusal("KF-STU-11", "too-large");
  private static final Refusal LEVITATED = new Refusal("KF-TRT-47b", "once-a-turn");
  private static final Refusal GROUNDED = new Refusal("KF-TRT-47c", "grounded");
  private static final Refusal LEVITATES = new Refusal("KF-TRT-47d", "levitates");
  private static final Refusal NO_ICE = new Refusal("KF-LOC-28a", "no-ice");
  private static final Refusal ASTRAY = new Refusal("KF-RUL-45", "astray");
  private static final EventType HOVERS = EventType.of("hovers", "KF-TRT-47d").named("figure", Figures::id);

  private Stunts() {}

  /**
   * Lists the moves of a figure.
   *
   * @param left the actions that it has left
   * @param moving the reason why it cannot move, null if it can
   * @param reserved the reason why it can make no full move, null if it can
   */
  public static void actions(Fight fight, int figure, int left, @Nullable Refusal moving, @Nullable Refusal reserved,
      Options out) {
    Ascent.actions(fight, figure, left, reserved, out);
    boolean isAstray = Stagger.isAstray(fight.figures(), figure);
    Refusal all = moving != null ? moving : reserved != null ? reserved : isAstray ? ASTRAY : null;
    add(fight, Word.JUMP, out, all != null ? all : jumpRefusal(fight, figure));
    Refusal leap = all != null ? all : leapRefusal(fight, figure);
    add(fight, Word.LEAP, out, leap);
    for (int friend = 0; friend < fight.figures().count(); friend++) {
      if (isFallenFriend(fight, figure, friend)) {
        out.add(fight.actions().of(Word.LEAP_WITH, Names.of(fight.figures(), friend)), leap);
      }
    }
    add(fight, Word.BEND, out, all != null ? all : bendRefusal(fight.figures(), figure));
    add(fight, Word.LEVITATE, out, all != null ? all : levitationRefusal(fight, figure));
    add(fight, Word.HOVER, out, reserved != null ? reserved : hoverRefusal(fight, figure));
    add(fight, Word.SWING, out, all != null ? all : swingRefusal(fight, figure));
    Slide.actions(fight, figure, all, out);
    Refusal flip = all != null ? all : flipRefusal(fight, figure, left);
    add(fight, Word.BACK_FLIP, out, flip);
    Doors.actions(fight, figure, reserved, out);
    add(fight, Word.SHED, out, reserved != null ? reserved : Water.shedRefusal(fight, figure));
    add(fight, Word.SKATE, out, all != null ? all : skateRefusal(fight, figure));
    add(fight, Word.TELEPORT, out, all != null ? all : teleportRefusal(fight, figure));
  }

  private static void add(Fight fight, Word word, Options out, @Nullable Refusal refusal) {
    if (out.looksAt(refusal)) {
      out.add(fight.actions().of(word), refusal);
    }
  }

  static @Nullable Refusal jumpRefusal(Fight fight, int figure) {
    Figures figures = fight.figures();
    boolean isNear = Moves.isNear(fight.board(), figures.place(figure), Flag.LINEAR,
        Strides.stick(figures, figure).reach(figures.size(figure)));
    return isNear && !Able.has(figures, figure, Trait.FLYING) && !figures.is(figure, Condition.CRAWLING) ? null : NO_OBSTACLE;
  }

  private static @Nullable Refusal leapRefusal(Fight fight, int figure) {
    Figures figures = fight.figures();
    boolean isJumper = Able.has(figures, figure, Trait.JUMPER); // KF-TRT-45
    if (!isJumper && !figures.profile(figure).isProtagonist()) {
      return NOT_A_LEAPER;
    }
    if (figures.is(figure, Condition.LIMPING)) {
      return LIMPING;
    }
    if (figures.has(figure, Deed.BURDENED)) {
      return BURDENED;
    }
    return isJumper ? null : Chi.refusal(fight, figures.gang(figure), 1, Price.LEAP);
  }

  private static boolean isFallenFriend(Fight fight, int figure, int friend) {
    Figures figures = fight.figures();
    return friend != figure && !figures.areEnemies(figure, friend) && figures.is(friend, Condition.KNOCKED_OUT)
        && figures.isPlaced(friend) && !figures.is(friend, Condition.DEAD) && !Swords.isSword(figures, friend)
        && figures.carrier(friend) == Figures.NOBODY
        && Able.areBeside(fight.board(), figures, figure, friend);
  }

  static @Nullable Refusal bendRefusal(Figures figures, int figure) {
    return !Able.has(figures, figure, Trait.ACROBAT) ? NO_ACROBAT
        : figures.is(figure, Condition.LIMPING) ? LIMPING
        : figures.has(figure, Deed.BURDENED) ? BURDENED
        : figures.is(figure, Condition.BENT) ? ONCE : null;
  }

  private static @Nullable Refusal skateRefusal(Fight fight, int figure) {
    return Spring.isTouching(fight, figure, Flag.ICE) && !Able.has(fight.figures(), figure, Trait.FLYING) ? null : NO_ICE;
  }

  private static @Nullable Refusal flipRefusal(Fight fight, int figure, int left) {
    return BackFlip.isAgile(fight.figures(), figure) ? BackFlip.refusal(fight, figure, left) : NOT_AGILE;
  }

  private static @Nullable Refusal levitationRefusal(Fight fight, int figure) {
    Figures figures = fight.figures();
    return !Able.has(figures, figure, Trait.LEVITATION) ? CANNOT_HOVER
        : figures.is(figure, Condition.GROUNDED) ? GROUNDED
        : figures.is(figure, Condition.LEVITATED) ? LEVITATED : Casting.refusal(fight, figure, 0); // KF-RUL-88
  }

  private static @Nullable Refusal hoverRefusal(Fight fight, int figure) {
    return !Able.has(fight.figures(), figure, Trait.LEVITATION) ? CANNOT_HOVER
        : fight.figures().is(figure, Condition.GROUNDED) ? Casting.refusal(fight, figure, 0) : LEVITATES;
  }

  private static @Nullable Refusal swingRefusal(Fight fight, int figure) {
    Figures figures = fight.figures();
    return Swing.top(fight, figure) == 0 ? NO_ROPE : figures.size(figure) != Size.NORMAL ? TOO_LARGE
        : figures.has(figure, Deed.BURDENED) ? BURDENED : null;
  }

  private static @Nullable Refusal teleportRefusal(Fight fight, int figure) {
    Figures figures = fight.figures();
    return !Able.has(figures, figure, Trait.TELEPORTATION) ? CANNOT_TELEPORT
        : figures.has(figure, Deed.BURDENED) ? BURDENED : Casting.refusalInCombat(fight, figure, 1); // KF-RUL-88
  }

  /** Returns the kind of move that a verb begins; a skate shows at once whether it ends well (KF-LOC-28). */
  public static Gait gait(Fight fight, int figure, Word verb) {
    return verb != Word.SKATE ? Gait.of(verb) : Footing.test(fight, figure, "skate") ? Gait.SKATE : Gait.SKID;
  }

  /** Notes what a chosen move has to keep, before its end is chosen. */
  public static void begin(Fight fight, int figure, VerbAction action) {
    Figures figures = fight.figures();
    Contacts.touch(fight, figure);
    switch ((Word) action.verb()) {
      case LEVITATE -> figures.inflict(figure, Condition.LEVITATED);
      case LEAP_WITH -> figures.carrier(Names.figure(figures, action.first()), figure); // KF-STU-03
      default -> { }
    }
  }

  /**
   * Takes one of the actions that want no place.
   *
   * @return the cost
   */
  public static int take(Fight fight, int figure, VerbAction action) {
    switch ((Word) action.verb()) {
      case CLIMB_UP -> {
        fight.then(new Ascent(figure, Figures.NOBODY));
        return Ascent.CLIMB;
      }
      case PULL_UP -> fight.then(new Ascent(Names.figure(fight.figures(), action.first()), figure));
      case SLIDE -> Slide.down(fight, figure, action.first() - 1);
      case SHED -> Water.shed(fight, figure);
      default -> Doors.take(fight, figure, action);
    }
    return 1;
  }

  /** Begins Levitation again (KF-TRT-47d). */
  public static void hover(Fight fight, int figure) {
    Casting.pay(fight, figure, 0); // KF-TRT-78e
    fight.figures().cure(figure, Condition.GROUNDED);
    fight.tell(HOVERS, fight.figures().code(figure));
  }
}
