package games.kumite.kungfu.combat;

import games.kumite.kungfu.chi.SpendChi;
import games.kumite.kungfu.content.Side;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.content.Weapon;
import games.kumite.kungfu.effect.Casualty;
import games.kumite.kungfu.effect.EffectResolution;
import games.kumite.kungfu.effect.Source;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.Concentration;
import games.kumite.kungfu.figure.FigureDice;
import games.kumite.kungfu.figure.IChing;
import games.kumite.kungfu.figure.Restraint;
import games.kumite.kungfu.figure.VipFigures;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Vip;
import games.kumite.kungfu.vip.Slaying;
import games.kumite.spi.EventType;
import games.kumite.spi.IntList;
import games.kumite.spi.Script;
import games.kumite.spi.Step;

/**
 * One hand-to-hand roll: an attack, or a Free Hack (KF-RUL-184).
 *
 * @param by the figure that strikes
 * @param on the figure that is struck
 * @param kind the kind of blow
 * @param boost the bonus from extra actions and the occasion
 * @param attack the attacker's side
 * @param defence the defender's side
 * @param margin the attacker's total less the defender's, once the dice lie
 * @param flippers the figures that have turned a die over
 */
public record HandToHandAttack(int by, int on, Kind kind, int boost, RollSide attack, RollSide defence, int margin, IntList flippers)
    implements Assault<HandToHandAttack> {

  /** A kind of blow. */
  public enum Kind {
    /** An attack: either side may hurt the other (KF-H2H-02). */
    ATTACK,
    /** A Free Hack: the target rolls for its defence alone (KF-H2H-33). */
    HACK,
    /** A Free Hack at a fleer: one that loses it is killed, so nothing is chosen then (KF-MOR-07). */
    FLEER_HACK,
    /** A Free Hack by a trait or a stunt. */
    TRAIT_HACK,
    /** A Free Hack before a Recoil: no figure can evade it and counter (KF-RUL-83). */
    COUNTER_HACK,
    /** A Free Hack of an Aggressive Tumble: no figure can tumble away from it (KF-RUL-83). */
    TUMBLE_HACK,
    /** A Free Hack through the opening of a Hammering Blow: it leaves no other one (KF-RUL-83). */
    OPENING_HACK,
    /** An attack on a helpless figure, or out of an ambush: it cannot be answered, but it is an attack (KF-H2H-11). */
    SAFE_ATTACK,
    /** An attack of a Flurry of Blows: enemies have no outnumbering bonus (KF-TRT-31b). */
    FLURRY,
    /** An attack of a Flurry of Blows against a helpless figure. */
    FLURRY_HACK,
    /** An attack with the Quivering Palm (KF-TRT-57b). */
    PALM,
    /** An attack with the Quivering Palm against a helpless figure. */
    PALM_HACK,
    /** An exorcism: it causes only what its own table lists (KF-TRT-26, KF-RUL-99). */
    EXORCISM,
    /** An exorcism against a helpless figure. */
    EXORCISM_HACK,
    /** A spirit's: won, it causes nothing by itself; lost, it Recoils (KF-TRT-55c, KF-RUL-99). */
    POSSESSION,
    /** A possession against a helpless figure: if it is lost, nothing happens to the spirit. */
    POSSESSION_HACK;

    /** Returns the kind of this blow against a figure that cannot strike back. */
    Kind asHack() {
      return switch (this) {
        case EXORCISM -> EXORCISM_HACK;
        case PALM -> PALM_HACK;
        case FLURRY -> FLURRY_HACK;
        case POSSESSION -> POSSESSION_HACK;
        default -> SAFE_ATTACK;
      };
    }

    /** Returns whether the target can hurt no figure. */
    public boolean isHack() {
      return switch (this) {
        case ATTACK, FLURRY, PALM, EXORCISM, POSSESSION -> false;
        default -> true;
      };
    }

    /** Returns whether a player has chosen to attack, though the target may be helpless: more than a Free Hack. */
    boolean isAttack() {
      return !isHack() || this == SAFE_ATTACK || this == FLURRY_HACK || this == PALM_HACK || this == EXORCISM_HACK
          || this == POSSESSION_HACK;
    }

    /** Returns whether a figure is to be exorcised. */
    boolean isExorcism() {
      return this == EXORCISM || this == EXORCISM_HACK;
    }

    /** Returns whether a spirit tries to enter the target. */
    boolean isPossession() {
      return this == POSSESSION || this == POSSESSION_HACK;
    }

    /**
     * Returns the kind of a hack by a trait in this turn: only one made in an enemy's turn bars others of its trait (KF-RUL-83).
     */
    Kind madeBy(GameState state, int figure) {
      return state.figures().side(figure) == state.side(state.get(Counters.ACTIVE)) ? TRAIT_HACK : this;
    }

    /** Returns the origin of its effects. */
    Source.How how() {
      return this == COUNTER_HACK ? Source.How.COUNTER : Source.How.BLOW;
    }

    /** Returns whether it belongs to a Flurry of Blows. */
    boolean isFlurry() {
      return this == FLURRY || this == FLURRY_HACK;
    }
  }

  private static final int SIDES = 6;
  private static final EventType STRUCK = EventType.of("struck", "KF-H2H-02").word("by", Figures::id)
      .word("on", Figures::id).number("total").number("other");
  private static final EventType HACKED = EventType.of("hacked", "KF-H2H-33").word("by", Figures::id)
      .word("on", Figures::id).number("total").number("other");

  /** The roll and all that follows from it. */
  public static final Script<GameState, HandToHandAttack> SCRIPT = Script.<GameState, HandToHandAttack>of("blow")
      .stopUnless(HandToHandAttack::isOn)
      .when((state, blow) -> IChing.isAny(state), dice -> dice // D-12
          .act((state, blow) -> Restraint.divine(state, blow.by, blow.on)))
      .update(HandToHandAttack::dare)
      .stopUnless((state, blow) -> blow.margin == 0)
      .act((state, blow) -> state.callbacks().declared(state, blow.actor(), blow.by, blow.on)) // W3
      .stopUnless(HandToHandAttack::isOn)
      .update(HandToHandAttack::spring)
      .update(HandToHandAttack::onHelpless)
      .ask(blow -> new SpendChi<>(Side.ATTACK, blow)) // KF-H2H-19, KF-RUL-25
      .ask(blow -> new AnnouncedGrip.Announce(Side.ATTACK, blow))
      .ask(blow -> new SpendChi<>(Side.DEFENCE, blow))
      .ask(blow -> new AnnouncedGrip.Announce(Side.DEFENCE, blow))
      .when((state, blow) -> IChing.isAny(state), dice -> dice // D-12
          .act((state, blow) -> IChing.askBoth(state, blow.by, blow.on, 1)))
      .update(HandToHandAttack::roll)
      .when((state, blow) -> SurpriseMove.isAny(state), flips -> flips.window(new SurpriseMove<>())) // D-24
      .update(HandToHandAttack::compare)
      .update(HandToHandAttack::usePropWeapon)
      .act((state, blow) -> state.callbacks().known(state, blow.actor(), blow.by, blow.on)) // W4
      .stopUnless(HandToHandAttack::isOn)
      .when((state, blow) -> blow.points() > 0 && !blow.kind.isPossession(), won -> won
          .call(EffectResolution.SCRIPT, (state, blow) -> EffectResolution.of(blow.source(), blow.on, blow.points(), blow.table(state)),
              (state, blow, harming) -> blow.after(harming, Side.DEFENCE)))
      .when((state, blow) -> blow.margin > 0 && blow.kind == Kind.FLEER_HACK, caught -> caught
          .act((state, blow) -> Casualty.kill(state, blow.on, blow.by))) // KF-MOR-07
      .when((state, blow) -> blow.margin < 0 && blow.kind == Kind.POSSESSION, lost -> lost
          .call(EffectResolution.SCRIPT, (state, blow) -> EffectResolution.sure(state, Source.of(blow.on), blow.by, EffectResolution.Table.BANISH),
              (state, blow, harming) -> blow))
      .when((state, blow) -> blow.margin < 0 && !blow.kind.isHack() && blow.kind != Kind.POSSESSION, lost -> lost
          .call(EffectResolution.SCRIPT, (state, blow) -> EffectResolution.of(blow.on, blow.by, -blow.margin, blow.table(Side.DEFENCE)),
              (state, blow, harming) -> blow.after(harming, Side.ATTACK)))
      .when((state, blow) -> blow.margin == 0 && !blow.kind.isHack() && blow.kind != Kind.POSSESSION, tied -> tied
          .call(Tie.SCRIPT, (state, blow) -> Tie.of(blow), (state, blow, tie) -> blow)) // KF-H2H-21
      .act((state, blow) -> Slaying.look(state, blow.by, blow.on)) // KF-VIP-08e
      .act(Aftermath::layBladeDown)
      .act(Aftermath::gloat)
      .act(Aftermath::poison) // KF-RUL-44
      .act(Aftermath::hacks) // KF-RUL-83
      .act(Aftermath::release) // KF-RUL-39
      .build();

  /** Returns an attack with a given number of extra actions. */
  public static Step<GameState> attack(int by, int on, int boost) {
    return of(by, on, Kind.ATTACK, boost);
  }

  /** Returns an attack of some kind. */
  public static Step<GameState> of(int by, int on, Kind kind, int boost) {
    return SCRIPT.start(declared(by, on, kind, boost));
  }

  /** Returns a Free Hack. */
  public static HandToHandAttack hack(int by, int on) {
    return declared(by, on, Kind.HACK, 0);
  }

  /** Returns a blow that has been declared. */
  public static HandToHandAttack declared(int by, int on, Kind kind, int boost) {
    return new HandToHandAttack(by, on, kind, boost, RollSide.NOTHING, RollSide.NOTHING, 0, IntList.NONE);
  }

  private static boolean isOn(GameState state, HandToHandAttack blow) {
    return Capabilities.isInPlay(state.figures(), blow.by) && Capabilities.isInPlay(state.figures(), blow.on);
  }

  /** Returns the figure whose activation or Reaction it belongs to; a Free Hack belongs to none. */
  private int actor() {
    return kind.isHack() ? Figures.NOBODY : by;
  }

  /** Returns the source of the attacker's effects. */
  Source source() {
    return new Source(by, Place.NOWHERE, kind.how());
  }

  /** Returns the effects that a side may cause. */
  EffectResolution.Table table(Side side) {
    boolean isAttack = side == Side.ATTACK;
    return isAttack && kind.isExorcism() ? EffectResolution.Table.EXORCISE : (isAttack ? attack : defence).claw().table();
  }

  /** Returns the blow after the effects on one side. */
  private HandToHandAttack after(EffectResolution harming, Side side) {
    if (!harming.hasFelled()) {
      return this;
    }
    return side == Side.ATTACK ? with(attack.with(RollSide.Mark.FELLED), defence) : with(attack, defence.with(RollSide.Mark.FELLED));
  }

  /** Returns whether it does nothing to the target: lost, or not made, since one of the two was out before the dice. */
  public boolean isNone() {
    return margin < 0 || attack.die() == 0;
  }

  /** Returns the attacker's effect number; a tied Free Hack counts 1 (KF-RUL-27). */
  private int points() {
    return margin == 0 && kind.isHack() ? 1 : kind == Kind.FLEER_HACK ? 0 : margin;
  }

  /** Returns the blow after the test of daring: a figure that fails it has lost its Free Hack (KF-RUL-114). */
  private static HandToHandAttack dare(GameState state, HandToHandAttack blow) {
    return Restraint.dares(state, blow.by, blow.on) ? blow
        : new HandToHandAttack(blow.by, blow.on, blow.kind, blow.boost, blow.attack, blow.defence, -1, blow.flippers);
  }

  /**
   * Returns the blow as a Free Hack if the target is Transfixed, handcuffed or cliffhanging (KF-H2H-11, KF-TRT-39f, KF-STU-17).
   */
  private static HandToHandAttack onHelpless(GameState state, HandToHandAttack blow) {
    Figures figures = state.figures();
    boolean isHelpless = figures.is(blow.on, Condition.TRANSFIXED) || figures.is(blow.on, Condition.HANDCUFFED)
        || figures.is(blow.on, Condition.CLIFFHANGING) || VipFigures.is(state, blow.on, Vip.MEDIC) // KF-VIP-03i
        || figures.profile(blow.on).type.isExtra() && Restraint.isCharmed(figures, blow.on, blow.by); // KF-TRT-46d
    if (blow.kind.isHack()) {
      return blow;
    }
    Concentration.attacks(figures, blow.by); // KF-TRT-08c, KF-TRT-78e
    Slaying.attack(state, blow.by, blow.on);
    return isHelpless ? blow.as(blow.kind.asHack()) : blow;
  }

  /** Returns an attack out of hiding; a Sneaky one is a Free Hack (KF-H2H-16, KF-TRT-65). */
  private static HandToHandAttack spring(GameState state, HandToHandAttack blow) {
    state.figures().cure(blow.by, Condition.HIDING); // KF-RUL-62
    state.figures().cure(blow.on, Condition.HIDING);
    int bonus = blow.kind.isHack() ? 0 : Ambush.endAmbush(state, blow.by, blow.on);
    boolean isHack = bonus > 0 && Capabilities.has(state.figures(), blow.by, Trait.SNEAKY);
    if (isHack) {
      Concentration.attacks(state.figures(), blow.by); // it still is an attack of his
    }
    return bonus == 0 ? blow : new HandToHandAttack(blow.by, blow.on, isHack ? blow.kind.asHack() : blow.kind, blow.boost + bonus,
        blow.attack, blow.defence, 0, blow.flippers);
  }

  /** Returns the effects that the attacker may choose. */
  private EffectResolution.Table table(GameState state) {
    if (kind != Kind.PALM && kind != Kind.PALM_HACK || attack.claw() != AnnouncedGrip.NONE) { // KF-TRT-23b
      return table(Side.ATTACK);
    }
    return state.figures().profile(on).type.isExtra() ? EffectResolution.Table.QUIVERING_PALM_ON_EXTRA
        : EffectResolution.Table.QUIVERING_PALM;
  }

  private static HandToHandAttack roll(GameState state, HandToHandAttack blow) {
    int die = FigureDice.roll(state, "attack", blow.by);
    int otherDie = FigureDice.roll(state, "defence", blow.on);
    return blow.with(armed(state, blow.by, blow.attack.with(die)), armed(state, blow.on, blow.defence.with(otherDie)));
  }

  /** Returns whether a side swings the heavy weapon of a Hammering Blow, while it has it (KF-CON-03a, KF-RUL-55). */
  private static RollSide armed(GameState state, int figure, RollSide side) {
    boolean isHammer = Capabilities.has(state.figures(), figure, Trait.HAMMERING_BLOW) && state.figures().arms().holds(figure, Weapon.HEAVY_WEAPON);
    return isHammer ? side.with(RollSide.Mark.HAMMER) : side;
  }

  /** Returns the totals (KF-RUL-184: natural dice are read after the flips). */
  private static HandToHandAttack compare(GameState state, HandToHandAttack blow) {
    Figures figures = state.figures();
    int attacker = blow.die() + HandToHandModifiers.attacker(state, blow) + hammer(blow.attack) + blow.attack.bonus();
    int defender = blow.otherDie() + HandToHandModifiers.defender(state, blow) + HandToHandModifiers.obstacle(state, blow) + hammer(blow.defence)
        + blow.defence.bonus();
    state.emit(blow.kind.isHack() ? HACKED : STRUCK, figures.code(blow.by), figures.code(blow.on), attacker, defender);
    return new HandToHandAttack(blow.by, blow.on, blow.kind, blow.boost, blow.attack, blow.defence,
        armoured(figures, blow, attacker - defender), blow.flippers);
  }

  /** Returns the blow with a prop weapon, which is held until the first attack with it (KF-H2H-18, KF-RUL-122). */
  private static HandToHandAttack usePropWeapon(GameState state, HandToHandAttack blow) {
    if (!blow.kind.isAttack() || !state.figures().is(blow.by, Condition.PROP_WEAPON)) {
      return blow;
    }
    state.figures().cure(blow.by, Condition.PROP_WEAPON);
    return blow.with(blow.attack.with(RollSide.Mark.SCENERY), blow.defence);
  }

  /** Returns the bonus of a natural 6 (KF-TRT-38b). */
  private static int hammer(RollSide side) {
    return side.die() == SIDES && side.is(RollSide.Mark.HAMMER) ? 2 : 0;
  }

  /**
   * Returns the margin: a combat lost by exactly 1 by a figure in Armour counts as a draw, attacking or defending (KF-TRT-06).
   */
  private static int armoured(Figures figures, HandToHandAttack blow, int margin) {
    boolean isSaved = margin == 1 && Capabilities.has(figures, blow.on, Trait.ARMOUR)
        || margin == -1 && Capabilities.has(figures, blow.by, Trait.ARMOUR);
    return isSaved ? 0 : margin;
  }

  @Override
  public int lead(GameState state) {
    return HandToHandModifiers.attacker(state, this) + attack.bonus()
        - HandToHandModifiers.defender(state, this) - HandToHandModifiers.obstacle(state, this) - defence.bonus();
  }

  @Override
  public boolean isAnswered() {
    return !kind.isHack() && kind != Kind.POSSESSION;
  }

  @Override
  public HandToHandAttack spending(Side side, int chi) {
    return side == Side.ATTACK ? with(attack.spending(chi), defence) : with(attack, defence.spending(chi));
  }

  HandToHandAttack with(Side side, AnnouncedGrip claw) {
    return side == Side.ATTACK ? with(attack.with(claw), defence) : with(attack, defence.with(claw));
  }

  private HandToHandAttack with(RollSide newAttack, RollSide newDefence) {
    return new HandToHandAttack(by, on, kind, boost, newAttack, newDefence, margin, flippers);
  }

  private HandToHandAttack as(Kind other) {
    return new HandToHandAttack(by, on, other, boost, attack, defence, margin, flippers);
  }

  @Override
  public int die() {
    return attack.die();
  }

  @Override
  public int otherDie() {
    return defence.die();
  }

  @Override
  public HandToHandAttack flipped(int flipper, Side side) {
    RollSide newAttack = side == Side.ATTACK ? attack.with(SurpriseMove.turned(attack.die())) : attack;
    RollSide newDefence = side == Side.DEFENCE ? defence.with(SurpriseMove.turned(defence.die())) : defence;
    return new HandToHandAttack(by, on, kind, boost, newAttack, newDefence, margin, flippers.and(flipper));
  }
}
