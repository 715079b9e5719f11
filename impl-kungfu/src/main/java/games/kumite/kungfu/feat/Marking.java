package games.kumite.kungfu.feat;

import games.kumite.api.Action;
import games.kumite.api.Form;
import games.kumite.api.Prompt;
import games.kumite.api.RandomSource;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.FightChoice;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The choice of the point where a thrown or cast thing goes off (D-37).
 *
 * @param <L> the locals of the procedure
 */
interface Marking<L> extends FightChoice<L> {

  /** Returns the bounds for the marker, and the figure that puts it. */
  Marker marker(L locals);

  @Override
  default String kind() {
    return "marker";
  }

  @Override
  default int seat(Fight fight, L locals) {
    return fight.seatOf(marker(locals).figure());
  }

  @Override
  default Prompt prompt(Fight fight, L locals) {
    return Question.prompt(fight, kind(), seat(fight, locals), fight.called(marker(locals).figure()));
  }

  @Override
  default void options(Fight fight, L locals, Options out) {
    marker(locals).options(fight, out);
  }

  @Override
  default List<Form> forms(Fight fight, L locals) {
    return Marker.forms(fight);
  }

  @Override
  default @Nullable Action sample(Fight fight, L locals, RandomSource random) {
    return marker(locals).sample(fight, random);
  }

  @Override
  default @Nullable Action parse(Fight fight, L locals, List<String> words, Options out) {
    return marker(locals).parse(fight, words, out);
  }
}
