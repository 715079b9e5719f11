package games.kumite.spi.samples.masks;

import games.kumite.spi.AnytimeAction;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A seat gives up: MA-09. */
final class Conceding extends AnytimeAction<Court> {

  static final List<Conceding> ALL = List.of(new Conceding());

  private static final EventType CONCEDED = EventType.of("conceded", "MA-09").seat("who");
  private static final Refusal TWICE = new Refusal("MA-09", "has-conceded");

  private Conceding() {
    super("concede");
  }

  @Override
  protected @Nullable Refusal refusal(Court court, int seat) {
    return court.hasConceded(seat) ? TWICE : null;
  }

  @Override
  protected void execute(Court court, int seat) {
    court.emit(CONCEDED, seat);
    court.concede(seat);
  }
}
