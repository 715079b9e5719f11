package games.kumite.spi.engine.start;

import games.kumite.api.Option;
import java.util.Map;

/** What a plugin says of setups besides its seats and options. */
public interface SetupRules {

  /** Checks what options and seats together allow. */
  void check(int seats, Map<String, Object> options);

  /** What an option is that a setup leaves open. */
  Object unset(Option option, int seats, Map<String, Object> set);

  /** The number of a seat's team. */
  int team(int seat, Map<String, Object> options);
}
