package games.kumite.spi;

import games.kumite.api.InvalidSetupException;
import games.kumite.api.Option;
import games.kumite.api.Seat;
import games.kumite.api.Setup;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Checks a setup and turns it into what is agreed for a match. */
final class Starting {

  /** An observer is a bit of an int, and the spectator is one too. */
  private static final int MAX_SEATS = 30;

  private final GamePlugin plugin;
  private final Texts texts;

  Starting(GamePlugin plugin, Texts texts) {
    this.plugin = plugin;
    this.texts = texts;
  }

  Start start(Setup setup) {
    List<Integer> counts = plugin.seatCounts();
    if (!counts.contains(setup.names().size()) || setup.names().size() > MAX_SEATS) {
      throw new InvalidSetupException("seats of " + plugin.id() + " must be " + shown(counts) + ", was "
          + setup.names().size());
    }
    setup.options().forEach(this::checkOption);
    Map<String, Object> options = new LinkedHashMap<>();
    for (Option option : plugin.options()) {
      options.put(option.id(), option.accept(
          setup.options().getOrDefault(option.id(), option.defaultValue())));
    }
    options = Collections.unmodifiableMap(options);
    plugin.check(setup.names().size(), options);
    List<Seat> seats = new ArrayList<>();
    for (int i = 0; i < setup.names().size(); i++) {
      seats.add(new Seat(i, setup.names().get(i), plugin.team(i, options)));
    }
    return new Start(plugin, List.copyOf(seats), options, texts);
  }

  void checkOption(String id, @Nullable Object value) {
    for (Option option : plugin.options()) {
      if (option.id().equals(id)) {
        option.accept(value);
        return;
      }
    }
    throw new InvalidSetupException("unknown option " + Shown.quoted(id) + "; " + plugin.id() + " has "
        + (plugin.options().isEmpty() ? "none"
            : plugin.options().stream().map(Option::toString).collect(Collectors.joining(", "))));
  }

  private static String shown(List<Integer> counts) {
    int first = counts.get(0);
    int last = counts.get(counts.size() - 1);
    return counts.size() > 1 && last - first == counts.size() - 1 ? first + ".." + last
        : counts.stream().map(String::valueOf).collect(Collectors.joining(" or "));
  }
}
