package games.kumite.kungfu.activation;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.api.RandomSource;
import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.Divination;
import games.kumite.kungfu.ability.Snare;
import games.kumite.kungfu.ability.TooFew;
import games.kumite.kungfu.combat.Holding;
import games.kumite.kungfu.combat.Husks;
import games.kumite.kungfu.combat.Round;
import games.kumite.kungfu.combat.Targets;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.feat.Feats;
import games.kumite.kungfu.feat.Scrolls;
import games.kumite.kungfu.hiding.Ducking;
import games.kumite.kungfu.movement.Course;
import games.kumite.kungfu.movement.Gait;
import games.kumite.kungfu.movement.Stagger;
import games.kumite.kungfu.movement.Strides;
import games.kumite.kungfu.movement.Stunts;
import games.kumite.kungfu.movement.Underground;
import games.kumite.kungfu.plot.Stakes;
import games.kumite.kungfu.prize.Leaving;
import games.kumite.kungfu.prop.PropActions;
import games.kumite.kungfu.shooting.Lifting;
import games.kumite.kungfu.shooting.Shooting;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.FightChoice;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Named;
import games.kumite.kungfu.state.Word;
import games.kumite.kungfu.vehicle.Overturning;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.Verb;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/** The choice of a figure's next action (D-14, D-15). What a verb needs is asked when it is chosen. */
enum NextAction implements FightChoice<Activation> {
  NEXT_ACTION;

  /** The cost of recovering from being Blinded, Transfixed or tied up. */
  private static final int RECOVERY = 2;
  /** The cost of a move of a figure that crawls, or limps with a Short stick (KF-RUL-33). */
  private static final int SLOW_WALK = 2;

  /** Actions without more than a verb, in the order in which they are listed. */
  private static final Word[] PLAIN = {Word.MOVE, Word.STAND_UP, Word.ATTACK, Word.SHOOT, Word.FLURRY, Word.WHIRLWIND,
    Word.STANCE, Word.RELOAD, Word.RECOVER};
  private static final Refusal NOT_DOWN = new Refusal("KF-CON-16", "not-down");
  private static final Refusal REVIVED = new Refusal("KF-CON-20c", "must-get-up");
  private static final Refusal GREEDY = new Refusal("KF-TRT-34a", "gloats");
  private static final Refusal DOWN = new Refusal("KF-RUL-34", "down");
  private static final Refusal HELD = new Refusal("KF-CON-25", "held-fast");
  private static final Refusal TIED = new Refusal("KF-RUL-34", "held-fast");
  private static final Refusal STANCE = new Refusal("KF-TRT-44b", "held-fast");
  private static final Refusal STUCK = new Refusal("KF-RUL-133", "stuck");
  private static final Refusal IN_CHAINS = new Refusal("KF-LOC-22b", "in-chains");
  private static final Refusal GRAPPLED = new Refusal("KF-CON-05", "grappled");
  private static final Refusal SLOW = new Refusal("KF-TRT-64a", "slow");
  private static final Refusal RESERVED = new Refusal("KF-RUL-31", "reserved");
  private static final Refusal CRAWLING = new Refusal("KF-CON-02", "crawling");
  private static final Refusal WALKS_ON_WATER = new Refusal("KF-TRT-77a", "walks-on-water");
  private static final Refusal ASTRAY = new Refusal("KF-RUL-45", "astray");
  private static final Refusal HANGS = new Refusal("KF-RUL-80", "hangs-on");
  private static final Refusal NOTHING_TO_RECOVER = new Refusal("KF-CON-24c", "nothing-to-recover");
  private static final TooFew TOO_FEW = TooFew.under("KF-ACT-26");
  private static final Refusal NOT_IN_REACTIONS = new Refusal("KF-CON-25", "not-in-reactions");
  private static final EventType STOOD_UP = EventType.of("stood-up", "KF-CON-16").named("figure", Figures::id);

  @Override
  public String kind() {
    return "action";
  }

  @Override
  public int seat(Fight fight, Activation activation) {
    return fight.seat(fight.figures().gang(activation.figure()));
  }

  @Override
  public Prompt prompt(Fight fight, Activation activation) {
    return Question.prompt(fight, kind(), seat(fight, activation), fight.called(activation.figure()), activation.left());
  }

  @Override
  public String remark(Fight fight, Activation activation, Action action) {
    return Named.remark(fight, activation.figure(), action);
  }

  @Override
  public void options(Fight fight, Activation activation, Options out) {
    if (fight.figures().isUnderground(activation.figure())) { // KF-LOC-41
      Underground.exits(fight, activation.figure(), out);
      out.add(fight.actions().of(Word.STOP));
      return;
    }
    boolean isReserved = Course.has(activation.course(), Course.RESERVED) && activation.left() == 1;
    Refusal reserved = isReserved ? RESERVED
        : fight.figures().is(activation.figure(), Condition.CLIFFHANGING) ? HANGS
        : fight.figures().is(activation.figure(), Condition.WATERWALKING) ? WALKS_ON_WATER : null;
    if (fight.figures().is(activation.figure(), Condition.INSIDE)) {
      Seats.inside(fight, activation.figure(), activation.left(), activation.surcharge(), reserved, out); // KF-RUL-140d
      return;
    }
    Refusal walking = walkRefusal(fight, activation);
    Refusal moving = moveRefusal(fight, activation);
    moving = moving != null ? moving
        : fight.figures().is(activation.figure(), Condition.CRAWLING) ? DOWN // KF-RUL-34: it walks on all fours alone
        : Stagger.isAstray(fight.figures(), activation.figure()) ? ASTRAY : null;
    for (Word word : PLAIN) {
      Refusal refusal = word == Word.MOVE ? walking : first(reserved, plainRefusal(fight, activation, word));
      if (out.looksAt(refusal)) {
        out.add(fight.actions().of(word), refusal);
      }
      if (word == Word.STANCE) {
        Stances.uncuff(fight, activation.figure(), reserved, out);
      }
    }
    Holding.options(fight, activation.figure(), reserved, out);
    Stunts.actions(fight, activation.figure(), activation.free(), moving, reserved, out);
    Stakes.actions(fight, activation.figure(), activation.free(), moving, reserved, out);
    if (Able.has(fight.figures(), activation.figure(), Trait.MOVE_AND_FIRE)) {
      out.add(fight.actions().of(Word.MOVE_AND_FIRE), first(first(reserved, moving),
          MovingShot.refusal(fight, activation)));
    }
    Feats.options(fight, activation.figure(), activation.free(), activation.surcharge(), reserved, out);
    Ducking.actions(fight, activation.figure(), reserved, out);
    Seats.options(fight, activation.figure(), moving, reserved, out);
    Overturning.options(fight, activation.figure(), reserved, out);
    Lifting.options(fight, activation.figure(), activation.free(), activation.surcharge(), reserved, out);
    Scrolls.options(fight, activation.figure(), activation.free(), activation.surcharge(),
        moving, reserved, out);
    PropActions.options(fight, activation.figure(), activation.free(), activation.surcharge(),
        moving, reserved, out);
    out.add(fight.actions().of(Word.STOP)); // KF-ACT-05
  }

  /** Returns why one of the {@link #PLAIN} actions is refused whatever is reserved, null if it is legal. */
  private static @Nullable Refusal plainRefusal(Fight fight, Activation activation, Word word) {
    int figure = activation.figure();
    return switch (word) {
      case MOVE -> walkRefusal(fight, activation);
      case STAND_UP -> standRefusal(fight.figures(), figure);
      case ATTACK -> Targets.refusal(fight, figure, !activation.isReaction());
      case SHOOT -> Shooting.refusal(fight, figure, activation.free(), activation.surcharge(), !activation.isReaction());
      case FLURRY, WHIRLWIND -> Round.refusal(fight, figure, word);
      case STANCE -> Stances.refusal(fight, figure);
      case RELOAD -> Shooting.reloadRefusal(fight.figures(), figure);
      default -> recoveryRefusal(fight, activation);
    };
  }

  /** Returns a plain action drawn until one is legal, the end or the list of all among them; null for one from the list. */
  @Override
  public @Nullable Action sample(Fight fight, Activation activation, RandomSource random) {
    Figures figures = fight.figures();
    boolean isReserved = Course.has(activation.course(), Course.RESERVED) && activation.left() == 1;
    if (isReserved || figures.is(activation.figure(), Condition.INSIDE)
        || figures.is(activation.figure(), Condition.CLIFFHANGING) || figures.is(activation.figure(), Condition.WATERWALKING)) {
      return null;
    }
    while (true) {
      int drawn = random.pick("next-action", activation.figure(), PLAIN.length + 2);
      if (drawn > PLAIN.length) {
        return null;
      }
      if (drawn == PLAIN.length || plainRefusal(fight, activation, PLAIN[drawn]) == null) {
        return fight.actions().of(drawn == PLAIN.length ? Word.STOP : PLAIN[drawn]);
      }
    }
  }

  private static @Nullable Refusal first(@Nullable Refusal refusal, @Nullable Refusal other) {
    return refusal != null ? refusal : other;
  }

  private static @Nullable Refusal walkRefusal(Fight fight, Activation activation) {
    Refusal refusal = moveRefusal(fight, activation);
    boolean isHalting = Strides.isHalting(fight.figures(), activation.figure());
    return refusal != null || !isHalting ? refusal : TOO_FEW.of(activation.left(), SLOW_WALK); // KF-RUL-33
  }

  private static @Nullable Refusal moveRefusal(Fight fight, Activation activation) {
    Figures figures = fight.figures();
    int figure = activation.figure();
    Refusal heldFast = heldFast(figures, figure);
    if (heldFast != null) {
      return heldFast;
    }
    if (Snare.isStuck(figures, figure)) {
      return STUCK;
    }
    if (figures.is(figure, Condition.GLOATING)) {
      return GREEDY;
    }
    if (Strides.isHeld(fight, figure)) {
      return GRAPPLED;
    }
    if (Course.has(activation.course(), Course.MOVED) && Able.has(figures, figure, Trait.SLOW)) {
      return SLOW;
    }
    if (figures.is(figure, Condition.CRAWLING)) {
      return TOO_FEW.of(activation.left(), SLOW_WALK); // KF-CON-02: S for two actions
    }
    return figures.is(figure, Condition.KNOCKED_DOWN) ? DOWN : null;
  }

  private static @Nullable Refusal heldFast(Figures figures, int figure) {
    return figures.is(figure, Condition.TRANSFIXED) ? HELD : figures.is(figure, Condition.TIED_UP) ? TIED
        : figures.is(figure, Condition.STANCE) ? STANCE : figures.is(figure, Condition.CLIFFHANGING) ? HANGS : null;
  }

  private static @Nullable Refusal standRefusal(Figures figures, int figure) {
    if (figures.is(figure, Condition.CRAWLING)) {
      return CRAWLING;
    }
    if (figures.is(figure, Condition.TRANSFIXED)) {
      return HELD;
    }
    if (figures.is(figure, Condition.GETTING_UP)) {
      return REVIVED;
    }
    return figures.is(figure, Condition.KNOCKED_DOWN) ? null : NOT_DOWN;
  }

  private static @Nullable Refusal recoveryRefusal(Fight fight, Activation activation) {
    Figures figures = fight.figures();
    int figure = activation.figure();
    boolean isTransfixed = figures.is(figure, Condition.TRANSFIXED);
    if (!isTransfixed && !figures.is(figure, Condition.BLINDED) && !figures.is(figure, Condition.TIED_UP)) {
      return NOTHING_TO_RECOVER;
    }
    if (isTransfixed && activation.isReaction()) {
      return NOT_IN_REACTIONS;
    }
    if (!isTransfixed && !figures.is(figure, Condition.BLINDED) && Snare.isChoking(fight, figure)) {
      return IN_CHAINS;
    }
    return TOO_FEW.of(activation.free(), RECOVERY);
  }

  @Override
  public Activation chosen(Fight fight, Activation activation, Action action) {
    Verb verb = ((VerbAction) action).verb();
    if (verb == Word.ATTACK) {
      return taken(fight, activation, action); // its target is asked first
    }
    boolean isAttack = verb == Word.FLURRY || verb == Word.WHIRLWIND || verb == Word.EXORCISE || verb == Word.POSSESS;
    if (isAttack) {
      Charge.surprise(fight, activation);
    }
    return taken(fight, activation.moved(activation.course() & ~Course.FROM_NOWHERE), action);
  }

  private static Activation taken(Fight fight, Activation activation, Action action) {
    Figures figures = fight.figures();
    int figure = activation.figure();
    return switch ((Word) ((VerbAction) action).verb()) {
      case MOVE, JUMP, LEAP, LEAP_WITH, LEVITATE, SKATE, SWING, TELEPORT -> move(fight, activation, (VerbAction) action);
      case SPIRIT_OUT -> activation.by(Husks.leave(fight, figure)).moved(Course.moving(Course.FRESH, Gait.WALK)); // KF-RUL-72
      case MOVE_AND_FIRE -> activation.moved(Course.moving(activation.course(), Gait.WALK) | Course.FIRING);
      case BEND -> {
        Stunts.begin(fight, figure, (VerbAction) action);
        yield activation.moved(activation.course() | Course.BENDING);
      }
      case BACK_FLIP -> {
        Stunts.begin(fight, figure, (VerbAction) action);
        yield activation.moved(activation.course() | Course.FLIPPING);
      }
      case LIFT -> {
        Lifting.lift(fight, figure, (VerbAction) action);
        yield activation.after(1);
      }
      case HURL -> {
        fight.then(Lifting.hurl(fight, figure, (VerbAction) action));
        yield activation.after(1 + activation.surcharge());
      }
      case CLIMB_UP, PULL_UP, OPEN, FORCE, SHED ->
          activation.after(Stunts.take(fight, figure, (VerbAction) action));
      case SHOOT_LOCK -> {
        int cost = Stunts.take(fight, figure, (VerbAction) action);
        Shooting.atALock(fight, figure);
        yield activation.after(cost);
      }
      case SLIDE -> {
        Stunts.begin(fight, figure, (VerbAction) action);
        yield activation.after(Stunts.take(fight, figure, (VerbAction) action))
            .moved(activation.course() | Course.MOVED | Course.ARRIVED); // KF-RUL-85
      }
      case GET_IN, GET_OUT, WIRE, WHEEL -> activation.after(Seats.take(fight, figure, (VerbAction) action));
      case OVERTURN -> {
        Overturning.roll(fight, figure, (VerbAction) action);
        yield activation.after(1);
      }
      case HIDE -> {
        Ducking.hide(fight, figure);
        yield activation.after(1);
      }
      case POP_OUT -> {
        Ducking.popOut(fight, figure);
        yield activation.after(1);
      }
      case HOVER -> {
        Stunts.hover(fight, figure);
        yield activation.after(1);
      }
      case LEAD -> {
        Stakes.lead(fight, figure, (VerbAction) action);
        yield activation.moved(activation.course() | Course.MOVING);
      }
      case ATTACK -> activation.moved(activation.course() | Course.ATTACKING);
      case FLURRY, WHIRLWIND -> {
        fight.then(Round.of(fight, figure, (Word) ((VerbAction) action).verb()));
        yield activation.after(1);
      }
      case STANCE -> {
        Stances.take(fight, figure);
        yield activation.after(1);
      }
      case UNCUFF -> {
        Stances.breakCuffs(fight, figure, ((VerbAction) action).first(), ((VerbAction) action).second());
        yield activation.after(1);
      }
      case THROW, LET_GO, FINISH -> activation.after(Holding.take(fight, figure, (VerbAction) action));
      case PICK_UP, CARRY, DROP, SEARCH, SEEK, LAY_TO_REST, CRACK, BREAK ->
          activation.after(Stakes.take(fight, figure, (VerbAction) action));
      case GRENADE, UNTIE, CAST, PUT_OUT, EXORCISE, POSSESS, DESTROY_HUSK, TAKE_SWORD, HURL_SWORD ->
          activation.after(Feats.take(fight, figure, activation.surcharge(), (VerbAction) action));
      case USE, TEAR -> {
        boolean isMove = PropActions.isMove((VerbAction) action);
        if (isMove) {
          Stunts.begin(fight, figure, (VerbAction) action);
        }
        int course = activation.course();
        yield activation.after(PropActions.take(fight, figure, activation.surcharge(), (VerbAction) action))
            .moved(isMove ? course | Course.MOVED | Course.ARRIVED : course); // KF-RUL-85
      }
      case READ -> {
        Word move = Scrolls.move(fight, figure);
        yield move != null ? move(fight, activation, fight.actions().of(move))
            : activation.after(Scrolls.read(fight, figure, activation.surcharge()));
      }
      case CLIMB_OUT -> {
        Underground.leave(fight, figure, ((VerbAction) action).first() - 1);
        yield activation.after(1).moved(activation.course() | Course.MOVED);
      }
      case SHOOT -> activation.moved(activation.course() | Course.SHOOTING);
      case RELOAD -> {
        fight.then(new Firearm(figure, false));
        yield activation.after(1);
      }
      case STAND_UP -> {
        figures.cure(figure, Condition.KNOCKED_DOWN);
        fight.tell(STOOD_UP, figures.code(figure));
        yield activation.after(1);
      }
      case RECOVER -> {
        fight.then(new Recovery(figure));
        yield activation.after(RECOVERY);
      }
      default -> activation.withLeft(0);
    };
  }

  /** Asks for the destination of a move next, unless the figure goes astray (KF-RUL-45). */
  private static Activation move(Fight fight, Activation activation, VerbAction action) {
    int figure = activation.figure();
    if (action.verb() == Word.SKATE && Divination.isDue(fight, figure)) { // D-12: then it says again what it does
      fight.then(new Divination(figure, 1));
      return activation;
    }
    Stunts.begin(fight, figure, action);
    if (!Stagger.isAstray(fight.figures(), figure)) {
      return activation.moved(Course.moving(activation.course(), Stunts.gait(fight, figure, (Word) action.verb())));
    }
    fight.then(Stagger.of(fight, figure), new Leaving(figure));
    boolean isSlow = fight.figures().is(figure, Condition.CRAWLING) || Strides.isHalting(fight.figures(), figure);
    int cost = isSlow ? SLOW_WALK : 1;
    return activation.after(cost).moved(activation.course() | Course.MOVED | Course.ARRIVED);
  }
}
