package games.kumite.kungfu.state;

import games.kumite.spi.actions.Argument;
import games.kumite.spi.actions.Verb;
import java.util.List;

/** The verbs of actions from the first turn on. */
public enum ActionVerb implements Verb {
  /** The nomination of a figure (D-09). */
  ACTIVATE(Arguments.FIGURE),
  /** The motivation of Extras (D-09). */
  MOTIVATE,
  /** One of those who are motivated (D-66). */
  MOTIVATE_ONE(Arguments.FIGURE),
  /** The figure whose actions come next (D-66). */
  NEXT(Arguments.FIGURE),
  /** The end of the turn, whose rest is given up (D-09). */
  END_TURN,
  /** The roll of a number of dice (D-10). */
  ROLL(Argument.number(1, 6)),
  /** A Free Move (D-17). */
  FREE_MOVE,
  /** The banking of a die, or the recovery of Chi (D-17). */
  FOCUS(Argument.keyword("die", "chi")),
  /** A move; where to is asked next (D-15). */
  MOVE,
  /** The destination of a move. */
  TO(Argument.METRIC_PLACE),
  /** Standing up (D-15). */
  STAND_UP,
  /** A hand-to-hand attack; on whom is asked next (D-15). */
  ATTACK,
  /** A ranged attack; with what and at whom is asked next (D-15). */
  SHOOT,
  /** The target of an attack, and how many extra actions boost it. */
  TARGET(Arguments.FIGURE, Argument.number(0, 5)),
  /** A shot: the weapon by its place, the target, the extra actions that aim it. */
  FIRE(Arguments.WEAPON, Arguments.FIGURE, Argument.number(0, 5)),
  /** A Hail of Fire with a weapon. */
  HAIL(Arguments.WEAPON),
  /** An aimed shot at the gas tank of a car, with a number of extra actions (D-62, KF-LOC-52b). */
  FIRE_AT_GAS_TANK(Arguments.PIECE, Argument.number(0, 5)),
  /** An aimed shot at the parking brake of a car (D-62, KF-LOC-52b). */
  FIRE_AT_BRAKE(Arguments.PIECE, Argument.number(0, 5)),
  /** A shot at a tank of dangerous stuff (D-62, KF-LOC-50c). */
  FIRE_AT_TANK(Arguments.PIECE),
  /** A shot at a hydrant (D-62, KF-RUL-134). */
  FIRE_AT_HYDRANT(Arguments.PIECE),
  /** An aimed shot at the controls of a machine (D-62, KF-LOC-14a). */
  FIRE_AT_CONTROLS(Arguments.PIECE, Argument.number(0, 5)),
  /** The dodge of a figure that is about to be run down (D-48, KF-LOC-56a). */
  DODGE,
  /** The refusal to dodge: he stays where he is (D-48). */
  STAY,
  /** Hiding behind something low (D-15, D-17, KF-LOC-38a). */
  HIDE,
  /** Popping out (D-15, KF-LOC-38b). */
  POP_OUT,
  /** The call of Reinforcements (D-46, KF-LOC-44a). */
  CALL,
  /** A Reinforcement like one of the lost (D-46, KF-LOC-44b). */
  REPLACE(Arguments.FIGURE),
  /** The corner at which they appear (D-46). */
  CORNER(Argument.number(0, 3)),
  /** Getting into a car (D-15, KF-LOC-54a). */
  GET_IN(Arguments.PIECE),
  /** Getting out of a car; where is asked next (D-15, KF-RUL-140d). */
  GET_OUT,
  /** The hot-wiring of a car (D-15, KF-LOC-54b). */
  WIRE,
  /** Taking the wheel; what the car does is asked next (D-15, KF-LOC-55d). */
  WHEEL,
  /** The turn of a car by a number of steps of 15 degrees, and a stick ahead (KF-RUL-140e). */
  DRIVE(Argument.number(-3, 3)),
  /** A car brakes to a full stop (KF-LOC-55d). */
  BRAKE,
  /** The overturning of a car, with an amount of Chi (D-15, KF-LOC-53a). */
  OVERTURN(Arguments.PIECE, Argument.number(0, 5)),
  /** A shot at a moving car, with a number of extra actions (D-62, KF-RUL-140f). */
  FIRE_AT_CAR(Arguments.PIECE, Argument.number(0, 5)),
  /** The part of a moving car that is hit (KF-LOC-55). */
  HIT_CAR(Argument.keyword("driver", "engine", "gas-tank")),
  /** The breaking through a wall of a house, with an amount of Chi (D-17, KF-LOC-08a). */
  BREACH(Arguments.PIECE, Argument.number(0, 5)),
  /** A whole Hail at a table (D-57, KF-LOC-51f). */
  RIDDLE(Arguments.PIECE),
  /** A whole Hail at the lights (D-57, KF-CPL-02c). */
  LIGHTS_OUT,
  /** The target of a shot of a Hail (D-57). */
  AT(Arguments.FIGURE),
  /** The unjamming of a jammed firearm. */
  RELOAD,
  /** The repair of a firearm that does not work (D-17). */
  REPAIR,
  /** The choice of one of several firearms, by its place. */
  FIREARM(Arguments.WEAPON),
  /** The recovery from being Blinded, Transfixed or tied up (D-15). */
  RECOVER,
  /** The choice of which of several things that hinder it a figure is rid of. */
  RID_OF(Argument.keyword("transfixed", "tied-up", "blinded")),
  /** The end of the actions (D-15). */
  STOP,
  /** The Reaction of the Protagonist (D-13). */
  REACT(Arguments.FIGURE),
  /** The waiver of a Reaction (D-13). */
  DECLINE,
  /** The payment of 1 Chi that keeps the turn (D-16). */
  PAY,
  /** The end of the turn (D-16). */
  ACCEPT,
  /** An amount of Chi that is added to a roll (D-22). */
  SPEND(Argument.number(0, 16)),
  /** An effect, by its line in the table of the attack (D-25). */
  INFLICT(Argument.keyword(Arguments.EFFECTS)),
  /** A direction, in steps of 15 degrees from directly away (D-30). */
  TURN(Argument.number(-6, 6)),
  /** A weapon of the victim, by its place (D-68). */
  ITEM(Arguments.WEAPON),
  /** The lowering of an announced effect, by its place (D-27). */
  REDUCE(Argument.number(1, Arguments.MAX_EFFECTS)),
  /** A Free Hack (D-21). */
  HACK(Arguments.FIGURE),
  /** The waiver of a Free Hack (D-21). */
  WAIVE,
  /** The throw of a grenade; where to is asked next (D-15, KF-TRT-35). */
  GRENADE,
  /** Sorcery slams a door, a piece by its number, on a figure (KF-TAO-03b). */
  SLAM(Arguments.PIECE),
  /** Sorcery opens or closes a door (KF-RUL-166). */
  TURN_DOOR(Arguments.PIECE),
  /** Sorcery pushes furniture in a direction (KF-TAO-03d). */
  SHOVE(Arguments.PIECE, Arguments.DIRECTION),
  /** A move with a shot at any point of it; where to is asked next (D-15, KF-TRT-51). */
  MOVE_AND_FIRE,
  /** The point of the move, in quarters, from which the shot is fired (D-58). */
  FROM_POINT(Argument.number(0, 4)),
  /** The leaving of its body by a spirit; where to is asked next (D-15, KF-TRT-55a). */
  SPIRIT_OUT,
  /** The attack of a spirit to possess; whom is asked next (D-15, KF-TRT-55b). */
  POSSESS,
  /** The return of a spirit to its own body (D-45, D-70). */
  GO_HOME(Arguments.FIGURE),
  /** The staying out of a spirit (D-70). */
  STAY_OUT,
  /** The destruction of a husk in contact (D-15, KF-TRT-55i). */
  DESTROY_HUSK(Arguments.FIGURE),
  /** Sorcery sets off a prop against a figure (KF-RUL-166). */
  UNLEASH(Arguments.PIECE),
  /** The calling up of a Flying Sword (D-36, KF-TRT-30e). */
  CALL_SWORD(Arguments.FIGURE),
  /** The attempt of a sorcerer to control a Flying Sword (D-36, KF-TRT-30g). */
  GRASP_SWORD(Arguments.FIGURE),
  /** The picking up of a Flying Sword by an opponent (D-15, KF-TRT-30f). */
  TAKE_SWORD(Arguments.FIGURE),
  /** The throwing away of a Flying Sword in a direction (D-15, KF-TRT-30f). */
  HURL_SWORD(Arguments.DIRECTION),
  /** An exorcism; of whom is asked next (D-15, KF-TRT-26). */
  EXORCISE,
  /** The putting out of the fire on a burning figure (D-15, KF-TRT-27f, KF-LOC-24b). */
  PUT_OUT,
  /** The Arrow Sanctuary, from which arrows turn aside (D-36, KF-TRT-08). */
  SANCTUARY(Arguments.FIGURE),
  /** The beginning of rain (D-36, KF-TRT-17). */
  MONSOON(Arguments.FIGURE),
  /** The ward that keeps the supernatural away (D-36, KF-TRT-67). */
  WARD(Arguments.FIGURE),
  /** The rise of a wall of water; where is asked next (D-36, KF-TRT-78). */
  WATER_WALL(Arguments.FIGURE),
  /** The walk on water in this turn (D-36, KF-TRT-77). */
  WATERWALK(Arguments.FIGURE),
  /** A mystical challenge; of whom is asked next (D-36, D-42, KF-TAO-08). */
  CHALLENGE(Arguments.FIGURE),
  /** The acceptance of a challenge (D-42). */
  MEET,
  /** The refusal of a challenge (D-42). */
  REFUSE,
  /** The trait that a sorcerer loses (D-42). */
  STRIP(Argument.keyword(Arguments.LOSABLE)),
  /** The loss of a supernatural creature: Q or C (D-42). */
  LOSE(Argument.keyword("quality", "combat")),
  /** The casting of a spell; what it needs is asked next (D-15). */
  CAST(Argument.keyword(Arguments.SPELLS)),
  /** A shot of the spell that dazzles: the target, the extra actions that aim it (KF-TAO-04a). */
  DAZZLE(Arguments.FIGURE, Argument.number(0, 5)),
  /** Another form (D-71). */
  FORM(Argument.number(1, 4)),
  /** The counter of a Fireball (D-38). */
  COUNTER(Arguments.FIGURE),
  /** The point where the marker of a blast is put (D-37). */
  MARK(Argument.METRIC_PLACE),
  /** The shift of the marker by S in a direction (D-37). */
  SHIFT(Arguments.DIRECTION),
  /** The pulling in of the entangler (D-40). */
  PULL,
  /** The keeping of what was caught (D-41). */
  KEEP,
  /** The freeing of a friend in contact who is tied up (KF-TRT-24e). */
  UNTIE(Arguments.FIGURE),
  /** The holding of a grappled figure that could be let go (D-33). */
  HOLD,
  /** The release of a grappled figure (D-33). */
  RELEASE,
  /** The handcuffing of an opponent (D-35). */
  CUFF,
  /** An attack on every adjacent enemy, for 1 Chi and one action (KF-TRT-31). */
  FLURRY,
  /** An attack at +2 on every adjacent figure, for 1 Chi and one action (KF-TRT-80). */
  WHIRLWIND,
  /** The taking of a stance (KF-TRT-44). */
  STANCE,
  /** A Break roll on the cuffs of a figure (KF-TRT-39c). */
  UNCUFF(Arguments.FIGURE, Argument.number(0, 5)),
  /** The questioning of a held enemy (D-17, KF-PLT-09a). */
  QUESTION(Arguments.FIGURE),
  /** The picking up of an object (D-15, D-17, KF-RUL-180). */
  PICK_UP(Arguments.OBJECT),
  /** The picking up of a body (D-15, D-17, KF-PLT-07d). */
  CARRY(Arguments.FIGURE),
  /** The putting down of what a figure carries (KF-PLT-04d). */
  DROP,
  /** The handing of what a figure carries to a friend. */
  HAND_OVER(Arguments.FIGURE),
  /** A move that takes a captive along (D-15, KF-RUL-70). */
  LEAD(Arguments.FIGURE),
  /** The attempt to bring round a friend who is Knocked Out (D-17, KF-CON-20b). */
  REVIVE(Arguments.FIGURE),
  /** The persuasion of a V.I.P. of the other side (D-60, KF-VIP-09c). */
  PERSUADE,
  /** The laying to rest of an Extra that a Zombie has killed: its body is kept from rising (D-61, KF-VIP-06d). */
  LAY_TO_REST(Arguments.FIGURE),
  /** The cure of one thing of a figure (D-17, KF-TRT-40). */
  HEAL(Arguments.FIGURE, Argument.keyword(Arguments.AILMENTS)),
  /** A scenic item, by its number, is searched (KF-PLT-03a). */
  SEARCH(Arguments.ITEM),
  /** A scenic item, by its number, is searched for the Artefact (KF-CPL-01a). */
  SEEK(Arguments.ITEM),
  /** The finding out of the code of what holds the dangerous object (KF-PLT-05a). */
  CRACK,
  /** A Break roll on a scenic item, by its number, with an amount of Chi (KF-STU-18). */
  BREAK(Arguments.ITEM, Argument.number(0, 5)),
  /** A move that jumps over an obstacle (D-15, KF-LOC-37a). */
  JUMP,
  /** A failed jump that ends before the obstacle (D-20). */
  STOP_SHORT,
  /** A failed jump that ends beyond the obstacle, on the ground (D-20). */
  FALL_BEYOND,
  /** A Chi Leap (D-15, KF-STU-02). */
  LEAP,
  /** A Chi Leap with a friend who is Knocked Out (D-15, KF-STU-03). */
  LEAP_WITH(Arguments.FIGURE),
  /** A bent move (D-18, KF-TRT-01d). */
  BEND,
  /** A corner of a bent move. */
  VIA(Argument.METRIC_PLACE),
  /** A levitating move (D-15, KF-TRT-47). */
  LEVITATE,
  /** A new beginning of levitation (D-15, KF-TRT-47d). */
  HOVER,
  /** A flight on a rope (D-15, KF-STU-08). */
  SWING,
  /** A step to anywhere for 1 Chi (D-15, KF-TRT-71a). */
  TELEPORT,
  /** An Acrobat's Recoil of S (D-31). */
  RECOIL_SHORT,
  /** An Acrobat's Recoil of M (D-31). */
  RECOIL_MEDIUM,
  /** An Acrobat's bounce off a wall (D-32, KF-STU-06). */
  BOUNCE,
  /** The climb of a cliffhanger (D-69, KF-STU-16). */
  CLIMB_UP,
  /** The pulling up of a friend from an edge (D-15, KF-STU-16). */
  PULL_UP(Arguments.FIGURE),
  /** A wall walk and back flip (D-15, KF-STU-04). */
  BACK_FLIP,
  /** A slide down a bannister, by its number (D-15, KF-STU-07). */
  SLIDE(Arguments.PIECE),
  /** The opening of a door in contact, by its number (D-15, KF-RUL-59). */
  OPEN(Arguments.PIECE),
  /** The opening of the lock of a door (D-17, KF-RUL-59). */
  UNLOCK(Arguments.PIECE),
  /** A Break roll on a door, with an amount of Chi (D-15, KF-STU-19). */
  FORCE(Arguments.PIECE, Argument.number(0, 5)),
  /** A shot at the lock of a door (D-15, KF-STU-19). */
  SHOOT_LOCK(Arguments.PIECE),
  /** The shedding of Armour (D-15, KF-LOC-59c). */
  SHED,
  /** A move on a block of ice (D-15, KF-LOC-28). */
  SKATE,
  /** An Acrobat swings round a lamppost (KF-LOC-33a). */
  SWING_ROUND,
  /** The flipping of a table, by its number (D-52, KF-LOC-51b). */
  FLIP_TABLE(Arguments.PIECE),
  /** The lifting of a car, by its number, with an amount of Chi (D-15, KF-STU-22). */
  LIFT(Arguments.PIECE, Argument.number(0, 5)),
  /** The throw of a lifted car (D-15, KF-STU-22). */
  HURL(Arguments.FIGURE),
  /** The taking of a wound. */
  SUFFER,
  /** The figure that something happens to next that affects several (D-65). */
  RESOLVE(Arguments.FIGURE),
  /** The figure that flees next (D-72). */
  FLEE(Arguments.FIGURE),
  /** The edge of a flight (D-43). */
  EDGE(Argument.number(0, 3)),
  /** The Iron Shirt: effects are 2 lower (D-36, KF-TRT-42). */
  IRON_SHIRT(Arguments.FIGURE),
  /** The sacrifice of an Extra of one's own (D-36, KF-TRT-59). */
  SACRIFICE(Arguments.FIGURE),
  /** The Extra that is given up, for Chi or a die. */
  VICTIM(Arguments.FIGURE, Argument.keyword("chi", "die")),
  /** The giving up of a stance (D-36, KF-TRT-44g). */
  RELAX(Arguments.FIGURE),
  /** The roar that makes friends fight better (D-36, KF-TRT-12). */
  ROAR(Arguments.FIGURE),
  /** The awing of enemies (D-36, KF-TRT-11). */
  AWE(Arguments.FIGURE),
  /** The withering of Extras (D-36, KF-TRT-10). */
  WITHER(Arguments.FIGURE),
  /** The boiling of blood (D-36, KF-TRT-16). */
  BOIL(Arguments.FIGURE),
  /** The standing up of a figure at once (D-23, D-36, KF-TRT-18). */
  RISE(Arguments.FIGURE),
  /** The exchange of Q for C (D-36, KF-TRT-81). */
  UNBALANCE(Arguments.FIGURE),
  /** The putting down of what a figure carries (D-36, KF-RUL-06). */
  LET_FALL(Arguments.FIGURE),
  /** The turning over of a die by a Surprise Move (D-24, KF-TRT-70). */
  FLIP(Arguments.FIGURE, Argument.keyword("attack", "defence")),
  /** The announcement of a grip, or of none (D-22, KF-TRT-23, KF-TRT-66). */
  CLAW(Argument.keyword("none", "eagle", "southern-dragon")),
  /** An action at a thing, by the number of its piece, with a number of extra actions that aim (D-15, KF-LOC). */
  USE(Argument.keyword(Arguments.USES), Arguments.PROP, Argument.number(0, 5)),
  /** The use of a prop by the winner, by the number of its piece (D-39). */
  TAKE_UP(Argument.keyword(Arguments.PROP_USES), Arguments.PROP),
  /** The distance that something is pushed, in millimetres. */
  PUSH_ON(Argument.number(1, 75)),
  /** The opening of a bin, by the number of its piece (D-17, KF-LOC-18c). */
  OPEN_BIN(Arguments.PROP),
  /** The search of a library for its scroll (D-17, KF-LOC-45a). */
  STUDY,
  /** The spell on a scroll (D-47, KF-LOC-45b). */
  NAME_SPELL(Argument.keyword(Arguments.LOSABLE)),
  /** The reading of the scroll (D-15, KF-LOC-45c). */
  READ,
  /** A Break roll for a figure caught in chains, with an amount of Chi (D-15, KF-RUL-162). */
  TEAR(Arguments.FIGURE, Argument.number(0, 5)),
  /** The coming out of a manhole (D-54, KF-LOC-41d). */
  CLIMB_OUT(Arguments.PROP),
  /** The slipping into a manhole (D-54, KF-LOC-41b, KF-LOC-41c). */
  SLIP_IN(Arguments.PROP),
  /** A prop, by the number of its piece (D-39). */
  PROP(Arguments.PROP),
  /** The throw of a held figure; where to is asked next (D-44, KF-CON-06a). */
  THROW(Arguments.FIGURE),
  /** One of 24 directions (D-30). */
  TOSS(Arguments.DIRECTION),
  /** The letting go of a held figure (D-44). */
  LET_GO(Arguments.FIGURE),
  /** The wounding of a figure that lies Knocked Out (D-15, KF-CON-21). */
  FINISH(Arguments.FIGURE),
  /** The announcement of the Quivering Palm (D-11). */
  ANNOUNCE,
  /** An attack with the Quivering Palm (D-15, KF-TRT-57b). */
  PALM(Arguments.FIGURE),
  /** The setting off of vibrations (D-36, KF-TRT-57d). */
  SET_OFF(Arguments.FIGURE),
  /** The use of a foreseen die, by its number (D-12, KF-TRT-43b). */
  DIVINE(Argument.number(1, 3)),
  /** The rolling of the dice (D-12). */
  LET_ROLL;

  /** The ailments that Healing cures (KF-TRT-40b). */
  public static final List<String> AILMENTS = List.of(Arguments.AILMENTS);

  private final List<Argument> arguments;
  private final String key = Verb.super.key(); // each move that is drawn at random asks

  ActionVerb(Argument... arguments) {
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
