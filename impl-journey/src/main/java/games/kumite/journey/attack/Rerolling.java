package games.kumite.journey.attack;

import games.kumite.api.Prompt;
import games.kumite.journey.card.CardWindow;
import games.kumite.journey.card.Occasion;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Sequels;
import games.kumite.journey.state.Word;
import games.kumite.spi.Picks;
import games.kumite.spi.Script;
import games.kumite.spi.Selection;
import games.kumite.spi.Things;
import java.util.Arrays;

/**
 * JW-D-24: the dice of one colour to roll again, at least one.
 *
 * @param <L> the roll
 */
record Rerolling<L extends Rolled<L>>() implements Selection<Journey, L> {

  private static final int PLACES = 100;

  /** Adds the card window after a roll. Rerolled dice open the window once more. */
  static <L extends Occasion<L> & Rolled<L>> Script.Builder<Journey, L> after(Script.Builder<Journey, L> script,
      CardWindow<L> cards) {
    return cards.in(script)
        .loop((journey, rolled) -> rolled.isRerolling(), again -> cards.in(again.select(new Rerolling<>())));
  }

  @Override
  public String kind() {
    return "reroll";
  }

  @Override
  public int seat(Journey journey, L rolled) {
    return journey.controller(rolled.roller());
  }

  @Override
  public void things(Journey journey, L rolled, Things out) {
    Dice dice = rolled.dice();
    add(journey, dice, Dice.RED, dice.red().size(), out);
    add(journey, dice, Dice.WHITE, dice.special() > 0 ? 1 : 0, out);
    add(journey, dice, Dice.BLUE, dice.blue().size(), out);
  }

  private static void add(Journey journey, Dice dice, int colour, int count, Things out) {
    for (int place = 0; place < count && (dice.rerolling() >> colour & 1) != 0; place++) {
      int thing = colour * PLACES + place;
      out.add(thing, thing, journey.terms().actions.of(Word.REROLL, colour, Math.min(place + 1, Word.MAX_DICE)));
    }
  }

  @Override
  public Prompt prompt(Journey journey, L rolled, Picks picks) {
    return Sequels.prompt(journey, rolled.sequel(), kind(), seat(journey, rolled), journey.terms().label(rolled.roller()));
  }

  @Override
  public int min(Journey journey, L rolled) {
    return 1;
  }

  @Override
  public boolean isLegal(Journey journey, L rolled, Picks picks) {
    return areOfOneColour(picks);
  }

  @Override
  public boolean canBecomeLegal(Journey journey, L rolled, Picks picks, Things rest) {
    return areOfOneColour(picks);
  }

  private static boolean areOfOneColour(Picks picks) {
    for (int i = 1; i < picks.size(); i++) {
      if (picks.get(i) / PLACES != picks.get(0) / PLACES) {
        return false;
      }
    }
    return true;
  }

  @Override
  public L chosen(Journey journey, L rolled, Picks picks) {
    Dice dice = rolled.dice().withRerolling(0);
    int[] things = picks.toArray();
    Arrays.sort(things);
    int seat = journey.controller(rolled.roller());
    for (int thing : things) {
      dice = switch (thing / PLACES) {
        case Dice.RED -> dice.withRed(replaced(dice.red(), thing % PLACES, journey.roll("red", seat, Dice.SIDES)));
        case Dice.WHITE -> dice.withSpecial(journey.roll("white", seat, Dice.SIDES));
        default -> dice.withBlue(replaced(dice.blue(), thing % PLACES, journey.roll("blue", seat, Dice.SIDES)));
      };
    }
    return rolled.with(dice);
  }

  private static Picks replaced(Picks faces, int place, int face) {
    int[] changed = faces.toArray();
    changed[place] = face;
    return Picks.of(changed);
  }
}
