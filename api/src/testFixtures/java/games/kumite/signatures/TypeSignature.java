package games.kumite.signatures;

import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The public or protected signatures of one type as text: a line for the type, then its fields,
 * constructors and methods, each sort in the order of names.
 *
 * <p>What the compiler adds by itself is left out: bridges, the methods of every enum, the methods of
 * every record that its author did not have to write.
 */
final class TypeSignature {

  private static final Set<String> OF_EVERY_RECORD = Set.of("equals", "hashCode", "toString");
  private static final Set<String> OF_EVERY_ENUM = Set.of("values", "valueOf");
  /** What a caller or a subclass can tell: neither synchronized nor native nor strictfp. */
  private static final int TOLD =
      Modifier.PUBLIC | Modifier.PROTECTED | Modifier.ABSTRACT | Modifier.STATIC | Modifier.FINAL;

  private final Class<?> type;

  TypeSignature(Class<?> type) {
    this.type = type;
  }

  /** Whether code outside the package can name the type: it and every type around it is public or protected. */
  static boolean isReachable(Class<?> type) {
    for (Class<?> around = type; around != null; around = around.getEnclosingClass()) {
      if (!isReachable(around.getModifiers()) || around.isAnonymousClass() || around.isLocalClass()) {
        return false;
      }
    }
    return true;
  }

  private static boolean isReachable(int modifiers) {
    return Modifier.isPublic(modifiers) || Modifier.isProtected(modifiers);
  }

  List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(header());
    lines.addAll(listed(type.getDeclaredFields(), this::field));
    lines.addAll(listed(type.getDeclaredConstructors(), this::constructor));
    lines.addAll(listed(methods(), this::method));
    return lines;
  }

  /** Those of the type, and those that it has from classes that nobody else sees. */
  private Method[] methods() {
    Map<String, Method> methods = new LinkedHashMap<>();
    for (Class<?> at = type; at != null && (at == type || !isReachable(at.getModifiers())); at = at.getSuperclass()) {
      for (Method method : at.getDeclaredMethods()) {
        if (!method.isSynthetic()) {
          methods.putIfAbsent(method.getName() + Arrays.toString(method.getParameterTypes()), method);
        }
      }
    }
    return methods.values().toArray(Method[]::new);
  }

  private <M extends Member> List<String> listed(M[] members, Function<M, String> line) {
    return Arrays.stream(members)
        .filter(member -> !member.isSynthetic() && isReachable(member.getModifiers()) && isWritten(member))
        .sorted(Comparator.comparing((M member) -> member.getName()).thenComparing(line))
        .map(line)
        .toList();
  }

  private boolean isWritten(Member member) {
    return !(type.isRecord() && OF_EVERY_RECORD.contains(member.getName()))
        && !(type.isEnum() && OF_EVERY_ENUM.contains(member.getName()));
  }

  private String header() {
    StringBuilder line = new StringBuilder();
    int position = type.getModifiers() & TOLD;
    if (type.isInterface() || type.isEnum() || type.isRecord()) {
      position &= ~(Modifier.ABSTRACT | Modifier.STATIC | Modifier.FINAL);
    }
    line.append(Modifier.toString(position)).append(' ');
    if (type.isSealed() && !type.isEnum()) {
      line.append("sealed ");
    }
    line.append(kind()).append(' ').append(named(type)).append(variables(type.getTypeParameters()));
    if (type.isRecord()) {
      line.append(Arrays.stream(type.getRecordComponents()).map(this::component)
          .collect(Collectors.joining(", ", "(", ")")));
    }
    Type parent = type.getGenericSuperclass();
    if (parent != null && parent != Object.class && !type.isEnum() && !type.isRecord()) {
      line.append(" extends ").append(named(parent));
    }
    line.append(listed(type.isInterface() ? " extends " : " implements ", type.getGenericInterfaces()));
    if (type.isSealed() && !type.isEnum()) {
      Class<?>[] permitted = type.getPermittedSubclasses();
      Arrays.sort(permitted, Comparator.comparing(Class::getName)); // the compiler's order is not the source's
      line.append(listed(" permits ", permitted));
    }
    return line.toString();
  }

  private String kind() {
    if (type.isAnnotation()) {
      return "@interface";
    }
    if (type.isInterface()) {
      return "interface";
    }
    if (type.isEnum()) {
      return "enum";
    }
    return type.isRecord() ? "record" : "class";
  }

  private String component(RecordComponent component) {
    return nullable(component.getAnnotatedType()) + named(component.getGenericType()) + " " + component.getName();
  }

  private String field(Field field) {
    if (field.isEnumConstant()) {
      return "  " + field.getName();
    }
    return "  " + told(field) + nullable(field.getAnnotatedType()) + named(field.getGenericType())
        + " " + field.getName();
  }

  private String constructor(Constructor<?> constructor) {
    return "  " + told(constructor) + variables(constructor.getTypeParameters()) + type.getSimpleName()
        + parameters(constructor) + listed(" throws ", constructor.getGenericExceptionTypes());
  }

  private String method(Method method) {
    String variables = variables(method.getTypeParameters());
    Object preset = method.getDefaultValue();
    return "  " + told(method) + (method.isDefault() ? "default " : "") + (variables.isEmpty() ? "" : variables + " ")
        + nullable(method.getAnnotatedReturnType()) + named(method.getGenericReturnType()) + " " + method.getName()
        + parameters(method) + listed(" throws ", method.getGenericExceptionTypes())
        + (preset == null ? "" : " default");
  }

  private String told(Member member) {
    String told = Modifier.toString(member.getModifiers() & TOLD);
    return told.isEmpty() ? "" : told + " ";
  }

  private String parameters(Executable executable) {
    AnnotatedType[] annotated = executable.getAnnotatedParameterTypes();
    Type[] types = executable.getGenericParameterTypes();
    List<String> all = new ArrayList<>();
    for (int i = 0; i < types.length; i++) {
      String one = named(types[i]);
      boolean isVariable = executable.isVarArgs() && i == types.length - 1;
      all.add(nullable(annotated[i]) + (isVariable ? one.substring(0, one.length() - "[]".length()) + "..." : one));
    }
    return all.stream().collect(Collectors.joining(", ", "(", ")"));
  }

  private String variables(TypeVariable<?>[] variables) {
    return variables.length == 0 ? "" : Arrays.stream(variables)
        .map(variable -> variable.getName() + bounds(variable))
        .collect(Collectors.joining(", ", "<", ">"));
  }

  private String bounds(TypeVariable<?> variable) {
    Type[] bounds = variable.getBounds();
    boolean isPlain = bounds.length == 1 && bounds[0] == Object.class;
    return isPlain ? "" : Arrays.stream(bounds).map(this::named).collect(Collectors.joining(" & ", " extends ", ""));
  }

  private String listed(String word, Type[] types) {
    return types.length == 0 ? "" : Arrays.stream(types).map(this::named).collect(Collectors.joining(", ", word, ""));
  }

  private static String nullable(AnnotatedType annotated) {
    return annotated.isAnnotationPresent(Nullable.class) ? "@Nullable " : "";
  }

  /** A type's name; without its package if that is java.lang or the package of the type listed here. */
  private String named(Type some) {
    return some.getTypeName()
        .replaceAll("\\bjava\\.lang\\.(?=[A-Z])", "")
        .replaceAll("\\b" + type.getPackageName().replace(".", "\\.") + "\\.(?=[A-Z])", "")
        .replace('$', '.');
  }
}
