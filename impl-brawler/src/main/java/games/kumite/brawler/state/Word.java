package games.kumite.brawler.state;

import games.kumite.spi.actions.Argument;
import games.kumite.spi.actions.Verb;
import java.util.List;

/** The verbs of actions. */
public enum Word implements Verb {
  /** Takes two decks. */
  CHOOSE(Argument.element(Word.DECKS), Argument.element(Word.DECKS)),
  /** Draws the top card of a deck into the hand. */
  DRAW(Argument.element(Word.DECKS)),
  /** Plays a card from the hand. */
  PLAY(Argument.element(Word.CARDS)),
  /** Plays the top card of a deck, unseen until it lies on the table (BR-ATK-07). */
  TOP(Argument.element(Word.DECKS)),
  /** Attacks with the bare die, for want of any card (BR-ATK-09). */
  ROLL,
  /** Rolls the bonus of a scenario (BR-WEX-06 to BR-WEX-08). */
  BONUS(Argument.element(Word.SCENARIOS)),
  /** Rolls no bonus (BR-WEX-09). */
  DECLINE,
  /** Assists an unconscious hero (BR-KO-03). */
  ASSIST(Argument.SEAT),
  /** Does not assist. */
  REFUSE;

  static final String DECKS = "decks";
  static final String CARDS = "cards";
  static final String SCENARIOS = "scenarios";

  private final List<Argument> arguments;

  Word(Argument... arguments) {
    this.arguments = List.of(arguments);
  }

  @Override
  public List<Argument> arguments() {
    return arguments;
  }
}
