package games.kumite.brawler.state;

import games.kumite.spi.actions.Argument;
import games.kumite.spi.actions.Verb;
import java.util.List;

/** The verbs of actions. */
public enum ActionVerb implements Verb {
  /** The verb that takes two decks. */
  CHOOSE(Argument.element(ActionVerb.DECKS), Argument.element(ActionVerb.DECKS)),
  /** The verb that draws the top card of a deck into the hand. */
  DRAW(Argument.element(ActionVerb.DECKS)),
  /** The verb that plays a card from the hand. */
  PLAY(Argument.element(ActionVerb.CARDS)),
  /** The verb that plays the top card of a deck, unseen until it lies on the table (BR-ATK-07). */
  TOP(Argument.element(ActionVerb.DECKS)),
  /** The verb that attacks with the bare die, for want of any card (BR-ATK-09). */
  ROLL,
  /** The verb that rolls the bonus of a scenario (BR-WEX-06 to BR-WEX-08). */
  BONUS(Argument.element(ActionVerb.SCENARIOS)),
  /** The verb that rolls no bonus (BR-WEX-09). */
  DECLINE,
  /** The verb that assists an unconscious hero (BR-KO-03). */
  ASSIST(Argument.SEAT),
  /** The verb that refuses to assist. */
  REFUSE;

  static final String DECKS = "decks";
  static final String CARDS = "cards";
  static final String SCENARIOS = "scenarios";

  private final List<Argument> arguments;

  ActionVerb(Argument... arguments) {
    this.arguments = List.of(arguments);
  }

  @Override
  public List<Argument> arguments() {
    return arguments;
  }
}
