package games.kumite.spi.desk;

import games.kumite.api.Action;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Script;
import java.util.List;
import java.util.function.Function;

/**
 * A choice of words in a script: what is chosen is said, and a number among the words enters the locals.
 *
 * @param seat who chooses, -1 for nobody
 * @param sum the locals
 * @param words from what
 */
record Answer(int seat, Sum sum, List<String> words) implements Script.Reply<Desk, Sum> {

  static Function<Sum, Answer> of(int seat, String... words) {
    return sum -> new Answer(seat, sum, List.of(words));
  }

  @Override
  public String kind() {
    return "ask";
  }

  @Override
  public int seat(Desk desk) {
    return seat;
  }

  @Override
  public void collectActions(Desk desk, ActionCollector out) {
    words.forEach(word -> out.add(new Word(word)));
  }

  @Override
  public Sum localsAfter(Desk desk, Action action) {
    desk.say(action.notation());
    return action.notation().startsWith("add-") ? sum.plus(Integer.parseInt(action.notation().substring(4))) : sum;
  }

  @Override
  public boolean repeats(Desk desk, Sum sum, Action action) {
    return action.notation().equals("add-1");
  }
}
