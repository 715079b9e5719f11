package games.kumite.journey.state;

import games.kumite.spi.actions.Argument;
import games.kumite.spi.actions.Verb;
import java.util.List;

/** The verbs of the players' actions. */
public enum ActionVerb implements Verb {
  /** The choice of the quest (JW-D-01). */
  CHOOSE(Argument.element(ActionVerb.QUESTS)),
  /** The assignment of a pilgrim to a player (JW-D-02). */
  ASSIGN(Argument.element(ActionVerb.PILGRIMS), Argument.SEAT),
  /** The choice of the next pilgrim in the order of play (JW-D-03). */
  NEXT(Argument.element(ActionVerb.PILGRIMS)),
  /** A block of good or bad karma for a pilgrim (JW-D-04). */
  UPGRADE(Argument.element(ActionVerb.PILGRIMS), Argument.keyword("good", "bad")),
  /** A move, alone or combined with more Move actions (JW-ACT-01). */
  MOVE,
  /** An attack (JW-ACT-02). */
  ATTACK,
  /** A prayer at a mystical box, which draws a fortune card (JW-ACT-03). */
  PRAY,
  /** A meditation at a mystical box, which spins the spinner (JW-ACT-04). */
  MEDITATE,
  /** The breaking of a door (JW-ACT-09). */
  BREAK(Argument.element(ActionVerb.TOKENS)),
  /** The collection of a sutra (JW-ACT-12). */
  COLLECT(Argument.element(ActionVerb.TOKENS)),
  /** The rescue of a villager (JW-ACT-14). */
  RESCUE(Argument.element(ActionVerb.TOKENS)),
  /** The recovery at a water well (JW-ACT-15). */
  RECOVER(Argument.element(ActionVerb.TOKENS)),
  /** A rest (JW-ACT-17). */
  REST,
  /** The revival of a pilgrim (JW-ACT-19). */
  REVIVE(Argument.element(ActionVerb.PILGRIMS)),
  /** The mastering of a skill (JW-ACT-23). */
  MASTER,
  /** The closing of a gate (JW-ACT-25). */
  CLOSE(Argument.element(ActionVerb.TOKENS)),
  /** The playing of a card of a pilgrim. */
  PLAY(Argument.CARD, Argument.element(ActionVerb.PILGRIMS)),
  /** The end of an activation (JW-D-05). */
  END,
  /** The refusal of a granted action, a granted attack or a granted move. */
  DECLINE,
  /** A move to a pose with a number of Move actions (JW-D-06). */
  GO(Argument.element(ActionVerb.SPACES), Argument.keyword("north", "east", "south", "west"),
      Argument.number(0, ActionVerb.MAX_MOVES)),
  /** A target of an attack (JW-D-07, JW-D-14). */
  TARGET(Argument.element(ActionVerb.FIGURES)),
  /** The ray of an attack (JW-D-17), in the order of the bearings. */
  RAY(Argument.keyword("ahead", "ahead-right", "right", "behind-right", "behind", "behind-left", "left",
      "ahead-left")),
  /** The choice to kill (JW-ATK-17). */
  KILL,
  /** The choice to cleanse (JW-ATK-19). */
  CLEANSE,
  /** A step after a target that was knocked back (JW-SPC-07). */
  FOLLOW,
  /** The choice to stay. */
  STAY,
  /** The choice of a drawn card to keep (JW-ACT-06). */
  KEEP(Argument.CARD),
  /** The health and chi for the revived pilgrim (JW-ACT-20). */
  GIVE(Argument.number(1, ActionVerb.MAX_GIVEN), Argument.number(0, ActionVerb.MAX_GIVEN)),
  /** The choice of the pilgrim to whom a card applies (JW-D-23). */
  FOR(Argument.element(ActionVerb.PILGRIMS)),
  /** The choice of a square to which a card moves a figure (JW-D-23). */
  TO(Argument.element(ActionVerb.SPACES)),
  /** A condition that is taken off (JW-D-23). */
  CURE(Argument.element(ActionVerb.CONDITIONS)),
  /** A gate that is sealed (JW-D-23). */
  SEAL(Argument.element(ActionVerb.TOKENS)),
  /** The discard of a card (JW-D-22). */
  DISCARD(Argument.CARD),
  /** The draw of a skill card between two quests (JW-D-26). */
  DRAW(Argument.element(ActionVerb.PILGRIMS)),
  /** A die that is rolled again, by its colour and its place (JW-D-24). */
  REROLL(Argument.keyword("red", "white", "blue"), Argument.number(1, ActionVerb.MAX_DICE));

  /** The most Move actions in one move. */
  public static final int MAX_MOVES = 9;
  /** The most health, and the most chi, that Revive gives (JW-ACT-20). */
  public static final int MAX_GIVEN = 5;
  /** The greatest number of dice of a colour that can be distinguished. */
  public static final int MAX_DICE = 30;

  /** The place of {@code good} among the words of {@link #UPGRADE}. */
  public static final int GOOD = 0;
  /** The place of {@code bad} among the words of {@link #UPGRADE}. */
  public static final int BAD = 1;

  static final String QUESTS = "quest";
  static final String TOKENS = "token";
  static final String FIGURES = "figure";
  static final String PILGRIMS = "pilgrim";
  static final String SPACES = "space";
  static final String CONDITIONS = "condition";

  private final List<Argument> arguments;

  ActionVerb(Argument... arguments) {
    this.arguments = List.of(arguments);
  }

  @Override
  public List<Argument> arguments() {
    return arguments;
  }
}
