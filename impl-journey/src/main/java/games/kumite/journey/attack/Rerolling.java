package games.kumite.journey.attack;

import games.kumite.api.Prompt;
import games.kumite.journey.card.CardWindow;
import games.kumite.journey.card.TriggerContext;
import games.kumite.journey.state.ActionVerb;
import games.kumite.journey.state.ContinuationText;
import games.kumite.journey.state.GameState;
import games.kumite.spi.Candidates;
import games.kumite.spi.IntList;
import games.kumite.spi.Script;
import games.kumite.spi.Selection;
import java.util.Arrays;

/**
 * JW-D-24: the dice of one colour to roll again, at least one.
 *
 * @param <L> the roll
 */
record Rerolling<L extends RerollableRoll<L>>() implements Selection<GameState, L> {

  private static final int PLACES = 100;

  /** Adds the card window after a roll. Rerolled dice open the window once more. */
  static <L extends TriggerContext<L> & RerollableRoll<L>> Script.Builder<GameState, L> after(Script.Builder<GameState, L> script,
      CardWindow<L> cards) {
    return cards.in(script)
        .repeatWhile((state, rolled) -> rolled.isRerolling(), again -> cards.in(again.select(new Rerolling<>())));
  }

  @Override
  public String kind() {
    return "reroll";
  }

  @Override
  public int seat(GameState state, L rolled) {
    return state.controller(rolled.roller());
  }

  @Override
  public void collectCandidates(GameState state, L rolled, Candidates out) {
    Dice dice = rolled.dice();
    add(state, dice, Dice.RED, dice.red().size(), out);
    add(state, dice, Dice.WHITE, dice.special() > 0 ? 1 : 0, out);
    add(state, dice, Dice.BLUE, dice.blue().size(), out);
  }

  private static void add(GameState state, Dice dice, int colour, int count, Candidates out) {
    for (int place = 0; place < count && (dice.rerolling() >> colour & 1) != 0; place++) {
      int thing = colour * PLACES + place;
      out.add(thing, thing, state.definition().actions.of(ActionVerb.REROLL, colour, Math.min(place + 1, ActionVerb.MAX_DICE)));
    }
  }

  @Override
  public Prompt prompt(GameState state, L rolled, IntList selected) {
    return ContinuationText.prompt(state, kind(), seat(state, rolled),
        state.definition().label(rolled.roller()), ContinuationText.dice(state));
  }

  @Override
  public int min(GameState state, L rolled) {
    return 1;
  }

  @Override
  public boolean isLegal(GameState state, L rolled, IntList selected) {
    return areOfOneColour(selected);
  }

  @Override
  public boolean canBecomeLegal(GameState state, L rolled, IntList selected, Candidates rest) {
    return areOfOneColour(selected);
  }

  private static boolean areOfOneColour(IntList selected) {
    for (int i = 1; i < selected.size(); i++) {
      if (selected.get(i) / PLACES != selected.get(0) / PLACES) {
        return false;
      }
    }
    return true;
  }

  @Override
  public L localsAfter(GameState state, L rolled, IntList selected) {
    Dice dice = rolled.dice().withRerolling(0);
    int[] things = selected.toArray();
    Arrays.sort(things);
    int seat = state.controller(rolled.roller());
    for (int thing : things) {
      dice = switch (thing / PLACES) {
        case Dice.RED -> dice.withRed(replaced(dice.red(), thing % PLACES, state.roll("red", seat, Dice.SIDES)));
        case Dice.WHITE -> dice.withSpecial(state.roll("white", seat, Dice.SIDES));
        default -> dice.withBlue(replaced(dice.blue(), thing % PLACES, state.roll("blue", seat, Dice.SIDES)));
      };
    }
    L again = rolled.with(dice);
    again.show(state);
    return again;
  }

  private static IntList replaced(IntList faces, int place, int face) {
    int[] changed = faces.toArray();
    changed[place] = face;
    return IntList.of(changed);
  }
}
