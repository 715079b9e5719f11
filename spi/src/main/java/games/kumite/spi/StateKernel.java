package games.kumite.spi;

import games.kumite.api.Action;
import games.kumite.api.Outcome;
import games.kumite.api.Table;
import games.kumite.api.random.RandomSource;
import games.kumite.spi.access.EventArgument;
import games.kumite.spi.access.EventSink;
import games.kumite.spi.access.Kernel;
import games.kumite.spi.access.PendingDecision;
import games.kumite.spi.access.Run;
import games.kumite.spi.access.TableVisitor;
import games.kumite.spi.cards.HiddenPart;
import games.kumite.spi.cards.SecretNumberLayout;
import games.kumite.spi.cards.Zone;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The implementation of {@link Kernel}, through which the engine uses this package's classes. */
final class StateKernel extends Kernel {

  @Override
  public <S extends State<S>> @Nullable Question<S> question(State<S> state) {
    return state.question;
  }

  @Override
  public <S extends State<S>> void pose(State<S> state, Question<S> question) {
    state.pose(question);
  }

  @Override
  public @Nullable Outcome outcome(State<?> state) {
    return state.outcome;
  }

  @Override
  public void setRandom(State<?> state, RandomSource random) {
    state.random = random;
  }

  @Override
  public @Nullable EventSink sink(State<?> state) {
    return state.sink;
  }

  @Override
  public void setSink(State<?> state, @Nullable EventSink sink) {
    state.watch(sink);
  }

  @Override
  public List<HiddenPart> hidden(State<?> state) {
    return state.hiddenParts();
  }

  @Override
  public List<SecretNumberLayout> cellLayouts(State<?> state) {
    return state.secretLayouts();
  }

  @Override
  public long openKey(State<?> state) {
    return state.publicKeyPart();
  }

  @Override
  public long diceKey(State<?> state) {
    return state.dice == null || !state.showsDice() ? 0 : state.dice.key();
  }

  @Override
  public @Nullable String called(State<?> state, String id) {
    return state.displayName(id);
  }

  @Override
  public boolean hasSelected(State<?> state) {
    return state.hasSelected;
  }

  @Override
  public void forgetSelected(State<?> state) {
    state.hasSelected = false;
  }

  @Override
  public boolean isWindowOpen(State<?> state, Object window) {
    for (Step<?> step : state.agenda()) {
      if (step instanceof PendingWindow.Reopen<?, ?> reopening && reopening.opening() == window
          || step instanceof PendingDecision<?> pending && pending.window() == window) {
        return true;
      }
    }
    return false;
  }

  @Override
  public <S extends State<S>> Run<S> run(Rules<S> rules, S state) {
    return new StateRunner<>(rules, state);
  }

  @Override
  public <S extends State<S>> String label(S state, @Nullable Question<S> question, Action action) {
    return ActionLabels.of(state, question, action);
  }

  @Override
  public <S extends State<S>> Table table(Rules<S> rules, S state, int viewer) {
    TableBuilder table = new TableBuilder(state.config(), viewer);
    rules.describe(state, table);
    if (state.showsDice()) {
      RolledDice.describe(state.dice, state.config(), table);
    }
    return Table.of(table.build());
  }

  @Override
  public <S extends State<S>> void read(Rules<S> rules, S state, TableVisitor visitor) {
    TableBuilder table = TableBuilder.silent(state.config());
    rules.describe(state, table);
    table.read(visitor);
  }

  @Override
  public String id(Zone zone) {
    return TableBuilder.id(zone);
  }

  @Override
  public EventArgument[] declared(EventType type) {
    return type.declared;
  }

  @Override
  public int resolved(EventType type) {
    return type.resolved;
  }

  @Override
  public long key(IntList selected) {
    return selected.key();
  }

  @Override
  public String word(Class<?> type) {
    return DefaultKinds.word(type);
  }

  @Override
  public Set<String> shipped(Class<?> anchor, String game) {
    return Texts.shipped(anchor, game);
  }

  @Override
  public List<String> promptedKinds(Texts texts) {
    return texts.promptedKinds();
  }

  @Override
  public List<String> eventTypes(Texts texts) {
    return texts.eventTypes();
  }
}
