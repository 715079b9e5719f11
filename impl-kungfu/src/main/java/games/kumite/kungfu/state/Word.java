package games.kumite.kungfu.state;

import games.kumite.spi.actions.Argument;
import games.kumite.spi.actions.Verb;
import java.util.List;

/** The verbs of actions from the first turn on. */
public enum Word implements Verb {
  /** D-09: a figure is nominated. */
  ACTIVATE(Arguments.FIGURE),
  /** D-09: Extras are motivated. */
  MOTIVATE,
  /** D-66: one of those who are motivated. */
  MOTIVATE_ONE(Arguments.FIGURE),
  /** D-66: whose actions come next. */
  NEXT(Arguments.FIGURE),
  /** D-09: the rest of the turn is given up. */
  END_TURN,
  /** A number of dice is rolled (D-10). */
  ROLL(Argument.number(1, 6)),
  /** D-17: a Free Move. */
  FREE_MOVE,
  /** D-17: a die is banked, or Chi recovered. */
  FOCUS(Argument.keyword("die", "chi")),
  /** D-15: a move; where to is asked next. */
  MOVE,
  /** The destination of a move. */
  TO(Argument.PLACE),
  /** D-15: the figure stands up. */
  STAND_UP,
  /** D-15: a hand-to-hand attack; on whom is asked next. */
  ATTACK,
  /** D-15: a ranged attack; with what and at whom is asked next. */
  SHOOT,
  /** The target of an attack, and how many extra actions boost it. */
  TARGET(Arguments.FIGURE, Argument.number(0, 5)),
  /** A shot: the weapon by its place, the target, the extra actions that aim it. */
  FIRE(Arguments.WEAPON, Arguments.FIGURE, Argument.number(0, 5)),
  /** A Hail of Fire with a weapon. */
  HAIL(Arguments.WEAPON),
  /** D-62: an aimed shot at the gas tank of a car, with a number of extra actions (KF-LOC-52b). */
  FIRE_AT_GAS_TANK(Arguments.PIECE, Argument.number(0, 5)),
  /** D-62: an aimed shot at the parking brake of a car (KF-LOC-52b). */
  FIRE_AT_BRAKE(Arguments.PIECE, Argument.number(0, 5)),
  /** D-62: a shot at a tank of dangerous stuff (KF-LOC-50c). */
  FIRE_AT_TANK(Arguments.PIECE),
  /** D-62: a shot at a hydrant (KF-RUL-134). */
  FIRE_AT_HYDRANT(Arguments.PIECE),
  /** D-62: an aimed shot at the controls of a machine (KF-LOC-14a). */
  FIRE_AT_CONTROLS(Arguments.PIECE, Argument.number(0, 5)),
  /** D-48: a figure that is about to be run down dodges (KF-LOC-56a). */
  DODGE,
  /** D-48: he stays where he is. */
  STAY,
  /** D-15, D-17: a figure hides behind something low (KF-LOC-38a). */
  HIDE,
  /** D-15: it pops out (KF-LOC-38b). */
  POP_OUT,
  /** D-46: Reinforcements are called (KF-LOC-44a). */
  CALL,
  /** D-46: one of them is as one of the lost was (KF-LOC-44b). */
  REPLACE(Arguments.FIGURE),
  /** D-46: they appear at a corner. */
  CORNER(Argument.number(0, 3)),
  /** D-15: a figure gets into a car (KF-LOC-54a). */
  GET_IN(Arguments.PIECE),
  /** D-15: it gets out; where is asked next (KF-RUL-140d). */
  GET_OUT,
  /** D-15: a car is hot-wired (KF-LOC-54b). */
  WIRE,
  /** D-15: a figure takes the wheel; what the car does is asked next (KF-LOC-55d). */
  WHEEL,
  /** A car turns by a number of steps of 15 degrees and goes a stick ahead (KF-RUL-140e). */
  DRIVE(Argument.number(-3, 3)),
  /** A car brakes to a full stop (KF-LOC-55d). */
  BRAKE,
  /** D-15: a car is overturned, with an amount of Chi (KF-LOC-53a). */
  OVERTURN(Arguments.PIECE, Argument.number(0, 5)),
  /** D-62: a shot at a moving car, with a number of extra actions (KF-RUL-140f). */
  FIRE_AT_CAR(Arguments.PIECE, Argument.number(0, 5)),
  /** The part of a moving car that is hit (KF-LOC-55). */
  HIT_CAR(Argument.keyword("driver", "engine", "gas-tank")),
  /** D-17: a wall of a house is broken through, with an amount of Chi (KF-LOC-08a). */
  BREACH(Arguments.PIECE, Argument.number(0, 5)),
  /** D-57: a whole Hail is spent on a table (KF-LOC-51f). */
  RIDDLE(Arguments.PIECE),
  /** D-57: a whole Hail is spent on the lights (KF-CPL-02c). */
  LIGHTS_OUT,
  /** D-57: the target of a shot of a Hail. */
  AT(Arguments.FIGURE),
  /** A jammed firearm is unjammed. */
  RELOAD,
  /** D-17: a firearm that does not work is repaired. */
  REPAIR,
  /** The choice of one of several firearms, by its place. */
  FIREARM(Arguments.WEAPON),
  /** D-15: recovery from being Blinded, Transfixed or tied up. */
  RECOVER,
  /** The choice of which of several things that hinder it a figure is rid of. */
  RID_OF(Argument.keyword("transfixed", "tied-up", "blinded")),
  /** D-15: no more actions. */
  STOP,
  /** D-13: the Protagonist reacts. */
  REACT(Arguments.FIGURE),
  /** D-13: no figure reacts. */
  DECLINE,
  /** D-16: 1 Chi keeps the turn. */
  PAY,
  /** D-16: the turn is over. */
  ACCEPT,
  /** D-22: an amount of Chi is added to a roll. */
  SPEND(Argument.number(0, 16)),
  /** D-25: an effect, by its line in the table of the attack. */
  INFLICT(Argument.keyword(Arguments.EFFECTS)),
  /** D-30: a direction, in steps of 15 degrees from directly away. */
  TURN(Argument.number(-6, 6)),
  /** D-68: a weapon of the victim, by its place. */
  ITEM(Arguments.WEAPON),
  /** D-27: an announced effect, by its place, is lowered. */
  REDUCE(Argument.number(1, Arguments.MAX_EFFECTS)),
  /** D-21: a Free Hack is made. */
  HACK(Arguments.FIGURE),
  /** D-21: a Free Hack is waived. */
  WAIVE,
  /** D-15: a grenade is thrown; where to is asked next (KF-TRT-35). */
  GRENADE,
  /** Sorcery slams a door, a piece by its number, on a figure (KF-TAO-03b). */
  SLAM(Arguments.PIECE),
  /** Sorcery opens or closes a door (KF-RUL-166). */
  TURN_DOOR(Arguments.PIECE),
  /** Sorcery pushes furniture in a direction (KF-TAO-03d). */
  SHOVE(Arguments.PIECE, Argument.number(0, 23)),
  /** D-15: a move with a shot at any point of it; where to is asked next (KF-TRT-51). */
  MOVE_AND_FIRE,
  /** D-58: from which point of the move, in quarters, the shot is fired. */
  FROM_POINT(Argument.number(0, 4)),
  /** D-15: a spirit leaves its body; where to is asked next (KF-TRT-55a). */
  SPIRIT_OUT,
  /** D-15: a spirit attacks to possess; whom is asked next (KF-TRT-55b). */
  POSSESS,
  /** D-45, D-70: a spirit is in its own body again. */
  GO_HOME(Arguments.FIGURE),
  /** D-70: a spirit stays out. */
  STAY_OUT,
  /** D-15: a husk in contact is destroyed (KF-TRT-55i). */
  DESTROY_HUSK(Arguments.FIGURE),
  /** Sorcery sets off a prop against a figure (KF-RUL-166). */
  UNLEASH(Arguments.PIECE),
  /** D-36: a Flying Sword is called up again (KF-TRT-30e). */
  CALL_SWORD(Arguments.FIGURE),
  /** D-36: a sorcerer tries to control a Flying Sword (KF-TRT-30g). */
  GRASP_SWORD(Arguments.FIGURE),
  /** D-15: a Flying Sword is picked up by an opponent (KF-TRT-30f). */
  TAKE_SWORD(Arguments.FIGURE),
  /** D-15: it is thrown away in a direction (KF-TRT-30f). */
  HURL_SWORD(Argument.number(0, 23)),
  /** D-15: an exorcism; of whom is asked next (KF-TRT-26). */
  EXORCISE,
  /** D-15: a burning figure puts out the fire (KF-TRT-27f, KF-LOC-24b). */
  PUT_OUT,
  /** D-36: arrows turn aside (KF-TRT-08). */
  SANCTUARY(Arguments.FIGURE),
  /** D-36: it begins to rain (KF-TRT-17). */
  MONSOON(Arguments.FIGURE),
  /** D-36: the supernatural is kept away (KF-TRT-67). */
  WARD(Arguments.FIGURE),
  /** D-36: a wall of water rises; where is asked next (KF-TRT-78). */
  WATER_WALL(Arguments.FIGURE),
  /** D-36: water carries in this turn (KF-TRT-77). */
  WATERWALK(Arguments.FIGURE),
  /** D-36, D-42: a mystical challenge; of whom is asked next (KF-TAO-08). */
  CHALLENGE(Arguments.FIGURE),
  /** D-42: a challenge is accepted. */
  MEET,
  /** D-42: a challenge is refused. */
  REFUSE,
  /** D-42: the trait that a sorcerer loses. */
  STRIP(Argument.keyword(Arguments.LOSABLE)),
  /** D-42: what a supernatural creature loses. */
  LOSE(Argument.keyword("quality", "combat")),
  /** D-15: a spell is cast; what it needs is asked next. */
  CAST(Argument.keyword(Arguments.SPELLS)),
  /** A shot of the spell that dazzles: the target, the extra actions that aim it (KF-TAO-04a). */
  DAZZLE(Arguments.FIGURE, Argument.number(0, 5)),
  /** D-71: another form is taken. */
  FORM(Argument.number(1, 4)),
  /** D-38: a Fireball is countered. */
  COUNTER(Arguments.FIGURE),
  /** D-37: where the marker of a blast is put. */
  MARK(Argument.PLACE),
  /** D-37: the marker is shifted by S in a direction. */
  SHIFT(Argument.number(0, 23)),
  /** D-40: the entangler is pulled in. */
  PULL,
  /** D-41: what was caught is kept. */
  KEEP,
  /** A friend in contact who is tied up is freed (KF-TRT-24e). */
  UNTIE(Arguments.FIGURE),
  /** D-33: a grappled figure is not let go. */
  HOLD,
  /** D-33: a grappled figure is let go. */
  RELEASE,
  /** D-35: an opponent is handcuffed. */
  CUFF,
  /** KF-TRT-31: 1 Chi and one action, an attack on every adjacent enemy. */
  FLURRY,
  /** KF-TRT-80: 1 Chi and one action, an attack at +2 on every adjacent figure. */
  WHIRLWIND,
  /** KF-TRT-44: a stance is taken. */
  STANCE,
  /** KF-TRT-39c: a Break roll on the cuffs of a figure. */
  UNCUFF(Arguments.FIGURE, Argument.number(0, 5)),
  /** D-17: a held enemy is questioned (KF-PLT-09a). */
  QUESTION(Arguments.FIGURE),
  /** D-15, D-17: an object is picked up (KF-RUL-180). */
  PICK_UP(Arguments.OBJECT),
  /** D-15, D-17: a body is picked up (KF-PLT-07d). */
  CARRY(Arguments.FIGURE),
  /** The putting down of what a figure carries (KF-PLT-04d). */
  DROP,
  /** The handing of what a figure carries to a friend. */
  HAND_OVER(Arguments.FIGURE),
  /** D-15: a move that takes a captive along (KF-RUL-70). */
  LEAD(Arguments.FIGURE),
  /** D-17: a friend who is Knocked Out is brought round (KF-CON-20b). */
  REVIVE(Arguments.FIGURE),
  /** D-60: a V.I.P. of the other side is won over (KF-VIP-09c). */
  PERSUADE,
  /** D-61: the body of an Extra that a Zombie has killed is kept from rising (KF-VIP-06d). */
  LAY_TO_REST(Arguments.FIGURE),
  /** D-17: one thing of a figure is cured (KF-TRT-40). */
  HEAL(Arguments.FIGURE, Argument.keyword(Arguments.AILMENTS)),
  /** A scenic item, by its number, is searched (KF-PLT-03a). */
  SEARCH(Arguments.ITEM),
  /** A scenic item, by its number, is searched for the Artefact (KF-CPL-01a). */
  SEEK(Arguments.ITEM),
  /** The code of what holds the dangerous object is found out (KF-PLT-05a). */
  CRACK,
  /** A Break roll on a scenic item, by its number, with an amount of Chi (KF-STU-18). */
  BREAK(Arguments.ITEM, Argument.number(0, 5)),
  /** D-15: a move that jumps over an obstacle (KF-LOC-37a). */
  JUMP,
  /** D-20: a failed jump ends before the obstacle. */
  STOP_SHORT,
  /** D-20: a failed jump ends beyond the obstacle, on the ground. */
  FALL_BEYOND,
  /** D-15: a Chi Leap (KF-STU-02). */
  LEAP,
  /** D-15: a Chi Leap with a friend who is Knocked Out (KF-STU-03). */
  LEAP_WITH(Arguments.FIGURE),
  /** D-18: a bent move (KF-TRT-01d). */
  BEND,
  /** A corner of a bent move. */
  VIA(Argument.PLACE),
  /** D-15: a levitating move (KF-TRT-47). */
  LEVITATE,
  /** D-15: levitating begins again (KF-TRT-47d). */
  HOVER,
  /** D-15: a flight on a rope (KF-STU-08). */
  SWING,
  /** D-15: a step to anywhere for 1 Chi (KF-TRT-71a). */
  TELEPORT,
  /** D-31: an Acrobat Recoils S. */
  RECOIL_SHORT,
  /** D-31: an Acrobat Recoils M. */
  RECOIL_MEDIUM,
  /** D-32: an Acrobat bounces off a wall (KF-STU-06). */
  BOUNCE,
  /** D-69: a cliffhanger climbs up (KF-STU-16). */
  CLIMB_UP,
  /** D-15: a friend is pulled up from an edge (KF-STU-16). */
  PULL_UP(Arguments.FIGURE),
  /** D-15: a wall walk and back flip (KF-STU-04). */
  BACK_FLIP,
  /** D-15: a slide down a bannister, by its number (KF-STU-07). */
  SLIDE(Arguments.PIECE),
  /** D-15: a door in contact, by its number, is opened (KF-RUL-59). */
  OPEN(Arguments.PIECE),
  /** D-17: the lock of a door is opened (KF-RUL-59). */
  UNLOCK(Arguments.PIECE),
  /** D-15: a Break roll on a door, with an amount of Chi (KF-STU-19). */
  FORCE(Arguments.PIECE, Argument.number(0, 5)),
  /** D-15: a shot at the lock of a door (KF-STU-19). */
  SHOOT_LOCK(Arguments.PIECE),
  /** D-15: Armour is shed (KF-LOC-59c). */
  SHED,
  /** D-15: a move on a block of ice (KF-LOC-28). */
  SKATE,
  /** An Acrobat swings round a lamppost (KF-LOC-33a). */
  SWING_ROUND,
  /** D-52: a table, by its number, is flipped (KF-LOC-51b). */
  FLIP_TABLE(Arguments.PIECE),
  /** D-15: a car, by its number, is lifted, with an amount of Chi (KF-STU-22). */
  LIFT(Arguments.PIECE, Argument.number(0, 5)),
  /** D-15: a lifted car is thrown (KF-STU-22). */
  HURL(Arguments.FIGURE),
  /** A wound is taken. */
  SUFFER,
  /** The figure that something happens to next that affects several (D-65). */
  RESOLVE(Arguments.FIGURE),
  /** D-72: the figure that flees next. */
  FLEE(Arguments.FIGURE),
  /** D-43: the edge of a flight. */
  EDGE(Argument.number(0, 3)),
  /** D-36: effects are 2 lower (KF-TRT-42). */
  IRON_SHIRT(Arguments.FIGURE),
  /** D-36: an Extra of one's own is given up (KF-TRT-59). */
  SACRIFICE(Arguments.FIGURE),
  /** The Extra that is given up, for Chi or a die. */
  VICTIM(Arguments.FIGURE, Argument.keyword("chi", "die")),
  /** D-36: a stance is given up (KF-TRT-44g). */
  RELAX(Arguments.FIGURE),
  /** D-36: friends fight better (KF-TRT-12). */
  ROAR(Arguments.FIGURE),
  /** D-36: enemies are awed (KF-TRT-11). */
  AWE(Arguments.FIGURE),
  /** D-36: Extras wither (KF-TRT-10). */
  WITHER(Arguments.FIGURE),
  /** D-36: blood boils (KF-TRT-16). */
  BOIL(Arguments.FIGURE),
  /** D-23, D-36: a figure stands up at once (KF-TRT-18). */
  RISE(Arguments.FIGURE),
  /** D-36: Q for C (KF-TRT-81). */
  UNBALANCE(Arguments.FIGURE),
  /** D-36: what a figure carries is put down (KF-RUL-06). */
  LET_FALL(Arguments.FIGURE),
  /** D-24: a Surprise Move turns a die over (KF-TRT-70). */
  FLIP(Arguments.FIGURE, Argument.keyword("attack", "defence")),
  /** D-22: a grip is announced, or none (KF-TRT-23, KF-TRT-66). */
  CLAW(Argument.keyword("none", "eagle", "southern-dragon")),
  /** D-15: something is done at a thing, by the number of its piece, with a number of extra actions that aim (KF-LOC). */
  USE(Argument.keyword(Arguments.USES), Arguments.PROP, Argument.number(0, 5)),
  /** D-39: how the winner uses which prop, by the number of its piece. */
  TAKE_UP(Argument.keyword(Arguments.PROP_USES), Arguments.PROP),
  /** The distance that something is pushed, in millimetres. */
  PUSH_ON(Argument.number(1, 75)),
  /** D-17: a bin, by the number of its piece, is opened (KF-LOC-18c). */
  OPEN_BIN(Arguments.PROP),
  /** D-17: a library is searched for its scroll (KF-LOC-45a). */
  STUDY,
  /** D-47: the spell on a scroll (KF-LOC-45b). */
  NAME_SPELL(Argument.keyword(Arguments.LOSABLE)),
  /** D-15: the scroll is read (KF-LOC-45c). */
  READ,
  /** D-15: a Break roll for a figure caught in chains, with an amount of Chi (KF-RUL-162). */
  TEAR(Arguments.FIGURE, Argument.number(0, 5)),
  /** D-54: a figure comes out of a manhole (KF-LOC-41d). */
  CLIMB_OUT(Arguments.PROP),
  /** D-54: a figure slips into a manhole (KF-LOC-41b, KF-LOC-41c). */
  SLIP_IN(Arguments.PROP),
  /** D-39: a prop, by the number of its piece. */
  PROP(Arguments.PROP),
  /** D-44: a held figure is thrown; where to is asked next (KF-CON-06a). */
  THROW(Arguments.FIGURE),
  /** D-30: one of 24 directions. */
  TOSS(Argument.number(0, 23)),
  /** D-44: a held figure is let go. */
  LET_GO(Arguments.FIGURE),
  /** D-15: a figure that lies Knocked Out is wounded (KF-CON-21). */
  FINISH(Arguments.FIGURE),
  /** D-11: the Quivering Palm is announced. */
  ANNOUNCE,
  /** D-15: an attack with the Quivering Palm (KF-TRT-57b). */
  PALM(Arguments.FIGURE),
  /** D-36: vibrations are set off (KF-TRT-57d). */
  SET_OFF(Arguments.FIGURE),
  /** D-12: a foreseen die, by its number, is used (KF-TRT-43b). */
  DIVINE(Argument.number(1, 3)),
  /** D-12: the dice are rolled. */
  LET_ROLL;

  /** The ailments that Healing cures (KF-TRT-40b). */
  public static final List<String> AILMENTS = List.of(Arguments.AILMENTS);

  private final List<Argument> arguments;
  private final String key = Verb.super.key(); // each move that is drawn at random asks

  Word(Argument... arguments) {
    this.arguments = List.of(arguments);
  }

  @Override
  public String notation() {
    return this == MOTIVATE_ONE ? "motivate" : key();
  }

  @Override
  public String key() {
    return key;
  }

  @Override
  public List<Argument> arguments() {
    return arguments;
  }
}
