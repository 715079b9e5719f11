package games.kumite.spi.tender;

import com.google.inject.AbstractModule;
import com.google.inject.Module;
import com.google.inject.TypeLiteral;
import games.kumite.api.GameProperties;
import games.kumite.api.Option;
import games.kumite.api.Phase;
import games.kumite.spi.Rules;
import games.kumite.spi.plugin.GamePlugin;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Sealed bids, and cards that are shown to one seat. One mistake can be built in. */
final class Tender extends GamePlugin {

  private static final Phase PLAY = Phase.of("play", "Play");
  private static final int MAX_DECISIONS = 18;
  private static final int MAX_DECISIONS_OF_WAITING = 60;

  private final @Nullable Mistake mistake;

  Tender(@Nullable Mistake mistake) {
    this.mistake = mistake;
  }

  @Override
  public String id() {
    return "tender";
  }

  @Override
  public String title() {
    return "Tender";
  }

  @Override
  public String version() {
    return "1.0";
  }

  @Override
  public List<Integer> seatCounts() {
    return List.of(Yard.SEATS);
  }

  @Override
  public List<Option> options() {
    return List.of();
  }

  @Override
  public List<Phase> phases() {
    return List.of(PLAY);
  }

  @Override
  public GameProperties properties() {
    return GameProperties.ofMaxDecisions(mistake == Mistake.WAITS_FOR_EVER ? MAX_DECISIONS_OF_WAITING : MAX_DECISIONS).withScoreRange(0, 9)
        .withHiddenInformation().withChance();
  }

  @Override
  protected List<Module> modules() {
    return List.of(new AbstractModule() {
      @Override
      protected void configure() {
        bind(new TypeLiteral<Optional<Mistake>>() {}).toInstance(Optional.ofNullable(mistake));
        bind(TenderRules.class);
      }
    });
  }

  @Override
  protected Class<? extends Rules<?>> rulesClass() {
    return TenderRules.class;
  }
}
