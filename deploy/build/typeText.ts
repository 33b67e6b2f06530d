import ts from 'typescript';

const WHOLE = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseFullyQualifiedType;
const PLAIN =
  ts.TypeFlags.Any |
  ts.TypeFlags.Unknown |
  ts.TypeFlags.StringLike |
  ts.TypeFlags.NumberLike |
  ts.TypeFlags.BigIntLike |
  ts.TypeFlags.BooleanLike |
  ts.TypeFlags.ESSymbolLike |
  ts.TypeFlags.Void |
  ts.TypeFlags.Undefined |
  ts.TypeFlags.Null |
  ts.TypeFlags.Never |
  ts.TypeFlags.NonPrimitive;

/**
 * A type written out to its last member, so that equal texts are equal types. Names of types, comments and the order of members do not
 * count; a type of a package is its name and what it is filled with. A type that was met before is a number: types may contain themselves.
 */
export class TypeText {
  private readonly met = new Map<ts.Type, number>();
  constructor(
    private readonly checker: ts.TypeChecker,
    /** The folder whose types are looked into. */
    private readonly own: string,
  ) {}

  ofSymbol(symbol: ts.Symbol): string {
    return this.of(this.checker.getTypeOfSymbol(symbol));
  }

  private of(type: ts.Type): string {
    if (type.isUnionOrIntersection()) return this.ofMany(type);
    if (type.flags & PLAIN) return this.named(type);
    if (type.flags & ts.TypeFlags.TypeParameter) return this.named(type);
    if (!(type.flags & ts.TypeFlags.Object)) return this.named(type);
    const known = this.met.get(type);
    if (known !== undefined) return `#${known}`;
    this.met.set(type, this.met.size);
    const filled = this.isReference(type) ? this.checker.getTypeArguments(type) : [];
    if (this.checker.isTupleType(type)) return `${this.isReadonly(type)}[${filled.map((one) => this.of(one)).join()}]`;
    return this.isOwn(type) ? this.ofMembers(type) : this.ofForeign(type, filled);
  }

  /** In an order of their names: that in which the compiler met them says nothing. */
  private ofMany(type: ts.UnionOrIntersectionType): string {
    const parts = type.types
      .map((one) => ({ one, name: this.named(one) }))
      .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
    return `(${parts.map(({ one }) => this.of(one)).join(type.isUnion() ? '|' : '&')})`;
  }

  private ofForeign(type: ts.Type, filled: readonly ts.Type[]): string {
    const name = type.symbol?.name ?? '';
    if (name === '' || name.startsWith('__')) return this.named(type);
    return filled.length === 0 ? name : `${name}<${filled.map((one) => this.of(one)).join()}>`;
  }

  private ofMembers(type: ts.Type): string {
    const members = this.checker
      .getPropertiesOfType(type)
      // A member that is named by a symbol carries a number that differs from run to run.
      .map((member) => ({ member, name: member.name.replace(/@\d+$/, '') }))
      .sort((one, other) => (one.name < other.name ? -1 : 1))
      .map(({ member, name }) => `${name}${member.flags & ts.SymbolFlags.Optional ? '?' : ''}:${this.ofSymbol(member)}`);
    const calls = type.getCallSignatures().map((signature) => this.ofSignature(signature));
    const makes = type.getConstructSignatures().map((signature) => `new ${this.ofSignature(signature)}`);
    const indexed = this.checker.getIndexInfosOfType(type).map(({ keyType, type: value }) => `[${this.of(keyType)}]:${this.of(value)}`);
    return `{${[...calls, ...makes, ...indexed, ...members].join(';')}}`;
  }

  private ofSignature(signature: ts.Signature): string {
    const bounds = (signature.typeParameters ?? []).map((parameter) => {
      const bound = parameter.getConstraint();
      return bound ? `${this.named(parameter)}:${this.of(bound)}` : this.named(parameter);
    });
    const given = signature.parameters.map((parameter) => {
      const { valueDeclaration: declared } = parameter;
      const isParameter = declared && ts.isParameter(declared);
      const rest = isParameter && declared.dotDotDotToken ? '...' : '';
      const optional = isParameter && (declared.questionToken || declared.initializer) ? '?' : '';
      return `${rest}${optional}${this.ofSymbol(parameter)}`;
    });
    const predicate = this.checker.getTypePredicateOfSignature(signature);
    const back = predicate ? `is ${predicate.type ? this.of(predicate.type) : ''}` : this.of(signature.getReturnType());
    return `<${bounds.join()}>(${given.join()})=>${back}`;
  }

  private named(type: ts.Type): string {
    return this.checker
      .typeToString(type, undefined, WHOLE)
      .replace(/import\("[^"]*"\)\./g, '')
      .replace(/@\d+\b/g, '');
  }

  private isReference(type: ts.Type): type is ts.TypeReference {
    return 'objectFlags' in type && Boolean(Number(type.objectFlags) & ts.ObjectFlags.Reference);
  }

  private isReadonly(type: ts.Type): string {
    return this.isReference(type) && this.named(type).startsWith('readonly ') ? 'readonly ' : '';
  }

  /** What no file declares is made by the compiler of what is ours. */
  private isOwn(type: ts.Type): boolean {
    const places = type.symbol?.declarations ?? [];
    return places.length === 0 || places.some((place) => place.getSourceFile().fileName.startsWith(this.own));
  }
}
