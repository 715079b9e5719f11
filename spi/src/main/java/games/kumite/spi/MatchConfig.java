package games.kumite.spi;

import games.kumite.api.Game;
import games.kumite.api.Seat;
import java.util.List;
import java.util.Map;

/**
 * The agreed setup of one match: the game, its seats, the value of every option, and its texts. Immutable; shared by
 * all copies of the match.
 *
 * @param game the game
 * @param seats the seats in order
 * @param options the value of every option the game declares, in that order
 * @param texts the game's texts
 */
public record MatchConfig(Game game, List<Seat> seats, Map<String, Object> options, Texts texts) {

  /**
   * Returns the value of a numeric option.
   *
   * @param id its name
   * @return its value
   */
  public int number(String id) {
    return (Integer) value(id);
  }

  /**
   * Returns the value of a switch.
   *
   * @param id its name
   * @return its value
   */
  public boolean flag(String id) {
    return (Boolean) value(id);
  }

  /**
   * Returns the value of a choice or text option.
   *
   * @param id its name
   * @return its value
   */
  public String word(String id) {
    return (String) value(id);
  }

  private Object value(String id) {
    Object value = options.get(id);
    if (value == null) {
      throw new IllegalArgumentException(game.id() + " declares no option " + id);
    }
    return value;
  }
}
