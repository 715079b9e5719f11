package games.kumite.spi.engine.start;

import games.kumite.api.Option;
import java.util.Map;

/** The rules of a plugin for setups, apart from its seats and options. */
public interface SetupRules {

  /** Validates options and seats together. */
  void check(int seats, Map<String, Object> options);

  /** Returns the value of an option that a setup does not set. */
  Object unset(Option option, int seats, Map<String, Object> set);

  /** Returns the number of a seat's team. */
  int team(int seat, Map<String, Object> options);
}
