package games.kumite.bigtrouble;

import games.kumite.api.Facts;
import games.kumite.api.Option;
import games.kumite.api.Phase;
import games.kumite.spi.GamePlugin;
import java.util.List;

/** A game that says of itself what Big Trouble says, and begins otherwise. */
abstract class LikeBigTrouble extends GamePlugin {

  private final BigTrouble real = new BigTrouble();

  @Override
  public String id() {
    return real.id();
  }

  @Override
  public String title() {
    return real.title();
  }

  @Override
  public String version() {
    return real.version();
  }

  @Override
  public List<Integer> seatCounts() {
    return real.seatCounts();
  }

  @Override
  public List<Option> options() {
    return real.options();
  }

  @Override
  public List<Phase> phases() {
    return real.phases();
  }

  @Override
  public List<String> keywords() {
    return real.keywords();
  }

  @Override
  public Facts facts() {
    return real.facts();
  }
}
