package games.kumite.api.bot;

import games.kumite.api.Perspective;
import games.kumite.api.Viewer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Bots of one kind with different seeds, for each seat, prepared when the seat is first asked. Used by one thread. */
final class SampledBots {

  private final BotFactory factory;
  private final int samples;
  private final Map<Viewer, List<Bot>> bots = new LinkedHashMap<>();

  SampledBots(BotFactory factory, int samples) {
    this.factory = Objects.requireNonNull(factory, "bots must not be null");
    this.samples = samples;
  }

  /** Returns the bots of the perspective's seat. */
  List<Bot> of(Perspective perspective) {
    return bots.computeIfAbsent(perspective.viewer(), any -> {
      List<Bot> ofSeat = new ArrayList<>();
      for (int seed = 1; seed <= samples; seed++) {
        Bot bot = factory.create(seed);
        bot.prepare(perspective);
        ofSeat.add(bot);
      }
      return ofSeat;
    });
  }
}
